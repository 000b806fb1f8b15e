import * as v from 'valibot';
import { CART_LINES_LIMIT } from './cart.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ClientPrice } from './prices.ts';
import { ProductCard } from './products.ts';
import { Count, Id, listUpTo, SearchWords } from './scalars.ts';

/** Lines of one quick order: as many as a cart has room for. */
export const QUICK_ORDER_LINES_LIMIT = CART_LINES_LIMIT;

/** Lines of one call: each is a search, and nobody's order may hold the server up. */
export const MATCHED_LINES_LIMIT = 5;

/** The largest bottle that a line may name. */
export const MOST_MILLILITRES = 30_000;

/** What a written line says of its wine; see `parseOrder` of the domain. */
const LineToMatch = v.object({
  words: SearchWords,
  /** The product's number, where the line names it. */
  code: v.nullable(Id),
  vintage: v.nullable(
    v.union([v.literal('NV'), v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))]),
  ),
  millilitres: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MILLILITRES))),
});

/** A wine that a line may mean. */
export const LineMatch = v.object({
  product: ProductCard,
  price: ClientPrice,
  /** Out of 100. */
  confidence: v.pipe(Count, v.maxValue(100)),
});
export type LineMatch = v.InferOutput<typeof LineMatch>;

export const MatchedLine = v.object({
  /** The surest first; none where the catalogue has no such wine for this client. */
  matches: v.array(LineMatch),
  /** Whether the first one is meant beyond doubt; otherwise a person has to choose. */
  isSure: v.boolean(),
});
export type MatchedLine = v.InferOutput<typeof MatchedLine>;

export const matchOrderLines = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/quick-order/match',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: v.object({ lines: v.array(MatchedLine) }) },
  input: typeOnly<typeof matchOrderLinesInput>(),
});

export const matchOrderLinesInput = () =>
  ({
    summary: 'Wines that written lines may mean, for each line in its order; changes nothing',
    body: v.object({
      lines: listUpTo(LineToMatch, MATCHED_LINES_LIMIT, 1),
      /** Sales staff: at the prices of this client, one of their own. */
      idClient: v.optional(Id),
    }),
  }) satisfies InputSchemas;
