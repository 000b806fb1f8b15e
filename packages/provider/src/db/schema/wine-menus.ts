import type { Language, WineMenuLayout } from '@vitis/contracts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { clientCompanies } from './accounts.ts';
import { version } from './columns.ts';

/** Wine list of a company's house: how it looks, and which of its own wines stand on it. Their prices are theirs. */
export const wineMenus = pgTable('wine_menus', {
  clientCompanyId: integer()
    .primaryKey()
    .references(() => clientCompanies.id),
  title: text().notNull(),
  note: text().notNull(),
  layout: text().$type<WineMenuLayout>().notNull(),
  language: text().$type<Language>().notNull(),
  latinNames: boolean().notNull(),
  productIds: integer().array().notNull(),
  /** Of its public page; null while it has none. */
  token: text().unique(),
  version: version(),
});
