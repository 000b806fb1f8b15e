import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { EstimateNumber, Id, OrderFormNumber, SearchWords } from './scalars.ts';

/** What sales staff look for by name or number beside the catalogue: a client, or one of its documents. */
export const TradeHit = v.variant('kind', [
  v.object({ kind: v.literal('CLIENT'), id: Id, companyName: v.string(), erpCode: v.string() }),
  v.object({ kind: v.literal('ESTIMATE'), id: Id, number: EstimateNumber, companyName: v.string() }),
  v.object({ kind: v.literal('ORDER_FORM'), id: Id, number: OrderFormNumber, companyName: v.string() }),
]);
export type TradeHit = v.InferOutput<typeof TradeHit>;

export const searchTrade = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/search/my',
  access: ['SALESPERSON'],
  responses: { 200: items(TradeHit) },
  input: typeOnly<typeof searchTradeInput>(),
});

export const searchTradeInput = () =>
  ({
    summary: "The sales person's own clients and their documents by part of a name or a number",
    query: v.object({ q: SearchWords }),
  }) satisfies InputSchemas;
