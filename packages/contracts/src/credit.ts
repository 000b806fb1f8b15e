import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Count, Won } from './scalars.ts';

/** What counts against 여신한도 of a company, VAT-inclusive in won. */
export const Credit = v.object({
  limit: Won,
  /** What happens past it: nothing, a warning, or a refusal. */
  policy: v.picklist(['NONE', 'WARN', 'BLOCK']),
  /** How far a client that is only warned may go; null: half more than its limit. */
  bound: v.nullable(Won),
  /** 미수금; negative where the client has paid ahead. */
  receivable: Won,
  /** 출고 예정: orders that are placed and not sold yet. */
  openOrders: Won,
  openOrderCount: Count,
});
export type Credit = v.InferOutput<typeof Credit>;

export const getCredit = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/credit',
  access: ['B2B'],
  responses: { 200: v.object({ credit: v.nullable(Credit) }) },
  input: typeOnly<typeof getCreditInput>(),
});

export const getCreditInput = () =>
  ({
    summary: "The company's own credit account, as orders are judged by it; null where no limit is set",
  }) satisfies InputSchemas;
