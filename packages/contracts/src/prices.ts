import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { Bottles, Count, Id, IdParam, IsoDay, listOf, numeric, Won } from './scalars.ts';

/** Won per bottle, VAT-exclusive, from `minQty` bottles to `maxQty` (null: and more). */
export const PriceTier = v.object({ minQty: Bottles, maxQty: v.nullable(Bottles), price: Won });
export type PriceTier = v.InferOutput<typeof PriceTier>;

/** What a member sees of a product beyond what everyone does. */
export const ClientPrice = v.object({
  idProduct: Id,
  /** The first tier's price per bottle: what one bottle costs. */
  price: Won,
  tiers: v.pipe(v.array(PriceTier), v.minLength(1)),
  caseSize: Count,
  /** Bottles that may be asked for now. */
  stock: Count,
  /** When this client last bought it. */
  lastPurchase: v.nullable(v.object({ date: IsoDay, qty: Count, price: Won })),
  wished: v.boolean(),
});
export type ClientPrice = v.InferOutput<typeof ClientPrice>;

export const PRICE_IDS_LIMIT = 100;

export const listPrices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/price-b2b',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: items(ClientPrice) },
  input: typeOnly<typeof listPricesInput>(),
});

export const listPricesInput = () =>
  ({
    summary: "The client's own prices, stock and last purchase, per product",
    query: v.object({
      ids: listOf(numeric(Id), PRICE_IDS_LIMIT),
      /** Sales staff: prices of this client, one of their own; without it the list prices. */
      idClient: v.optional(IdParam),
    }),
  }) satisfies InputSchemas;
