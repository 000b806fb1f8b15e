import { sql } from 'drizzle-orm';
import { check, integer, type PgColumn, smallint, text } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { won } from './columns.ts';

/** What the lines of estimates and of orders have in common. */
export const documentLine = () => ({
  /** From 1. */
  position: smallint().notNull(),
  productId: integer()
    .notNull()
    .references(() => products.id),
  /** As it was called and sold then: name with the vintage, and `750ml × 6`. */
  productName: text().notNull(),
  specification: text().notNull(),
  qty: integer().notNull(),
  /** List price of the client's group then; the offered one beside it. */
  listPrice: integer().notNull(),
  unitPrice: integer().notNull(),
  supply: won().notNull(),
  tax: won().notNull(),
  note: text().notNull().default(''),
});

/** That such a line foots, in a table of this name. */
export const footsAsLine = (
  name: string,
  { qty, unitPrice, supply, tax }: Record<'qty' | 'unitPrice' | 'supply' | 'tax', PgColumn>,
) => [
  check(`${name}_qty`, sql`${qty} >= 1`),
  check(`${name}_supply`, sql`${supply} = ${unitPrice}::bigint * ${qty}`),
  check(`${name}_tax`, sql`${tax} = ${supply} / 10`),
];
