import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { ProductCard } from './products.ts';
import { Count, Id, IsoDay, IsoTime, listUpTo, Won } from './scalars.ts';
import { asSheet } from './sheets.ts';

/** Wines of a house that the list shows: those bought last. */
export const OWN_WINES_LIMIT = 300;
/** Highest price that a house asks for a bottle or a glass. */
export const MENU_PRICE_LIMIT = 100_000_000;
/** Most bottles of a wine that a house counts, or wants to have. */
export const STORED_BOTTLES_LIMIT = 99_999;
/** What a house pours: from a taste to half a bottle. */
export const GLASS_MILLILITRES = { least: 30, most: 500, usual: 125 } as const;

const MenuPrice = v.pipe(Won, v.minValue(0), v.maxValue(MENU_PRICE_LIMIT));
const Stored = v.pipe(Count, v.maxValue(STORED_BOTTLES_LIMIT));
const Glass = v.pipe(Count, v.minValue(GLASS_MILLILITRES.least), v.maxValue(GLASS_MILLILITRES.most));

/** A wine that a company has bought, with what it says of it: how much is left, and what it sells for. */
export const OwnWine = v.object({
  idProduct: Id,
  /** As the last document calls it. */
  productName: v.string(),
  /** Null once it is not sold any more. */
  product: v.nullable(ProductCard),
  /** Bottles, less those that were taken back. */
  bought: Count,
  lastBoughtDay: IsoDay,
  /** Per bottle, without VAT. */
  lastUnitPrice: Won,
  volume: Count,
  /** Bottles at the last count, when that was, and what has come since. */
  counted: v.nullable(Count),
  countedAt: v.nullable(IsoTime),
  boughtSince: Count,
  /** 적정 재고. */
  par: v.nullable(Count),
  glassMillilitres: Count,
  /** On the house's own list, VAT included. */
  glassPrice: v.nullable(Won),
  bottlePrice: v.nullable(Won),
});
export type OwnWine = v.InferOutput<typeof OwnWine>;

export const listOwnWines = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/own-wines',
  access: ['B2B'],
  responses: { 200: items(OwnWine) },
  input: typeOnly<typeof listOwnWinesInput>(),
});

export const listOwnWinesInput = () =>
  ({
    summary: 'Wines that the company has bought: what is left of them, and what they sell for',
    query: v.object(asSheet()),
  }) satisfies InputSchemas;

/** What changes about a wine; what is left out stays as it is, so that two people may count at once. */
export const OwnWineChange = v.object({
  idProduct: Id,
  left: v.optional(v.nullable(Stored)),
  par: v.optional(v.nullable(Stored)),
  glassMillilitres: v.optional(Glass),
  glassPrice: v.optional(v.nullable(MenuPrice)),
  bottlePrice: v.optional(v.nullable(MenuPrice)),
});
export type OwnWineChange = v.InferInput<typeof OwnWineChange>;

export const changeOwnWines = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/own-wines',
  access: ['B2B'],
  responses: { 200: items(OwnWine) },
  input: typeOnly<typeof changeOwnWinesInput>(),
});

export const changeOwnWinesInput = () =>
  ({
    summary: 'Writes counts, par levels and menu prices of wines that the company has bought',
    body: v.object({ items: listUpTo(OwnWineChange, OWN_WINES_LIMIT, 1) }),
  }) satisfies InputSchemas;
