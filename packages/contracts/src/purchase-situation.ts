import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { PageInfo, paging } from './page.ts';
import { IsoDay, ShortText } from './scalars.ts';
import { asSheet } from './sheets.ts';
import { tradeSituation } from './trade-situation.ts';

/** What purchases are added up by. */
export const PURCHASE_GROUPS = ['month', 'wine', 'kind', 'country', 'price', 'document'] as const;
export type PurchaseGroup = (typeof PURCHASE_GROUPS)[number];

/** Days that can be added up at once. */
export const PURCHASE_DAYS_LIMIT = 366;

/** Sums of all that was bought, and their rows: one page of them where a size is asked for. */
export const PurchaseSituation = v.object({
  ...tradeSituation(PURCHASE_GROUPS).entries,
  page: v.optional(PageInfo),
});
export type PurchaseSituation = v.InferOutput<typeof PurchaseSituation>;

export const getPurchaseSituation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/purchase-situation',
  access: ['B2B'],
  responses: { 200: PurchaseSituation },
  input: typeOnly<typeof getPurchaseSituationInput>(),
});

export const getPurchaseSituationInput = () =>
  ({
    summary: 'What the company bought, less what it gave back: the last six months where no days are named',
    query: v.object({
      by: v.optional(v.picklist(PURCHASE_GROUPS), 'month'),
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Only what lies in this row of another grouping; without a key, in that of no wine. */
      of: v.optional(v.picklist(PURCHASE_GROUPS)),
      key: v.optional(ShortText),
      page: paging.page,
      /** All rows where it is left out. */
      size: v.optional(paging.size.wrapped),
      ...asSheet(),
    }),
  }) satisfies InputSchemas;
