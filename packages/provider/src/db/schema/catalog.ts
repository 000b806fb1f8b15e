import type { KindCode, Medal } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, picture, type Translated, translated, translatedTexts } from './columns.ts';

export const kinds = pgTable('kinds', {
  id: identity(),
  code: text().$type<KindCode>().notNull().unique(),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

export const countries = pgTable('countries', {
  /** ISO 3166-1 alpha-2. */
  code: text().primaryKey(),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

/** A production area; one with a parent lies inside it (Saint-Émilion in Bordeaux). */
export const areas = pgTable(
  'areas',
  {
    id: identity(),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    parentId: integer().references((): AnyPgColumn => areas.id),
    name: translated().notNull(),
    position: integer().notNull().default(0),
    picture: picture(),
  },
  (table) => [index('areas_country').on(table.countryCode), index('areas_parent').on(table.parentId)],
);

/** Grapes. Types of one `groupCode` (Syrah, Shiraz) are one entry of the menu, named after the first of them. */
export const grapeTypes = pgTable('grape_types', {
  id: identity(),
  groupCode: text().notNull(),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

export const levels = pgTable('levels', {
  id: identity(),
  countryCode: text().references(() => countries.code),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

export const featureds = pgTable('featureds', {
  id: identity(),
  code: text().notNull().unique(),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

export const volumes = pgTable('volumes', {
  id: identity(),
  millilitres: integer().notNull().unique(),
  name: translated().notNull(),
});

export const wineries = pgTable(
  'wineries',
  {
    id: identity(),
    name: translated().notNull(),
    /** The original, Latin. */
    nameEn: text().notNull(),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    areaId: integer().references(() => areas.id),
    introduction: translated().notNull(),
    description: translated().notNull(),
    foundedYear: smallint(),
    homepage: text(),
    picture: picture(),
  },
  (table) => [index('wineries_country').on(table.countryCode), index('wineries_area').on(table.areaId)],
);

/** One wine over the years: products of the same wine are each other's vintages. */
export const wines = pgTable('wines', { id: identity(), code: text().notNull().unique() });

/** A medal of a competition. */
export interface Award {
  competition: Translated;
  year: number;
  medal: Medal;
}

/** What is sold: a wine of one vintage in one volume. */
export const products = pgTable(
  'products',
  {
    id: identity(),
    wineId: integer()
      .notNull()
      .references(() => wines.id),
    kindId: integer()
      .notNull()
      .references(() => kinds.id),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    areaId: integer().references(() => areas.id),
    wineryId: integer()
      .notNull()
      .references(() => wineries.id),
    levelId: integer().references(() => levels.id),
    volumeId: integer()
      .notNull()
      .references(() => volumes.id),
    /** Without the vintage. */
    name: translated().notNull(),
    nameEn: text().notNull(),
    /** Null: NV. */
    vintage: smallint(),
    /** Bottles in a case. */
    caseSize: smallint().notNull(),
    alcohol: numeric({ precision: 4, scale: 1, mode: 'number' }),
    score: smallint(),
    /** 1 (dry) to 5 (sweet). */
    sugarLevel: smallint(),
    /** 0 to 5 in tenths; null where it does not apply. */
    tasteSugar: numeric({ precision: 2, scale: 1, mode: 'number' }),
    tasteBody: numeric({ precision: 2, scale: 1, mode: 'number' }),
    tasteAcidity: numeric({ precision: 2, scale: 1, mode: 'number' }),
    tasteTannin: numeric({ precision: 2, scale: 1, mode: 'number' }),
    notes: translatedTexts().notNull(),
    awards: jsonb().$type<Award[]>().notNull().default([]),
    pairings: translatedTexts().notNull(),
    description: translated().notNull(),
    /** Degrees Celsius. */
    servingFrom: smallint(),
    servingTo: smallint(),
    picture: picture(),
    /** Part of the VIP selection. */
    vip: boolean().notNull().default(false),
    onSale: boolean().notNull().default(true),
    /** The higher, the earlier in "recommended". */
    recommendation: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('products_case_size', sql`${table.caseSize} > 0`),
    check('products_score', sql`${table.score} BETWEEN 0 AND 100`),
    check('products_sugar_level', sql`${table.sugarLevel} BETWEEN 1 AND 5`),
    index('products_wine').on(table.wineId),
    index('products_kind').on(table.kindId),
    index('products_country').on(table.countryCode),
    index('products_area').on(table.areaId),
    index('products_winery').on(table.wineryId),
    index('products_level').on(table.levelId),
    index('products_recommended')
      .on(table.recommendation.desc().nullsFirst(), table.id)
      .where(sql`${table.onSale}`),
    index('products_newest').on(table.createdAt.desc().nullsFirst(), table.id).where(sql`${table.onSale}`),
  ],
);

export const productTypes = pgTable(
  'product_types',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    typeId: integer()
      .notNull()
      .references(() => grapeTypes.id),
    percent: smallint(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.typeId] }),
    index('product_types_type').on(table.typeId),
  ],
);

export const productFeatureds = pgTable(
  'product_featureds',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    featuredId: integer()
      .notNull()
      .references(() => featureds.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.featuredId] }),
    index('product_featureds_featured').on(table.featuredId),
  ],
);

/** One row; its number rises with every change of the catalogue, so that caches know when to look again. */
export const catalogState = pgTable(
  'catalog_state',
  { id: smallint().primaryKey(), version: integer().notNull().default(1) },
  (table) => [check('catalog_state_one_row', sql`${table.id} = 1`)],
);
