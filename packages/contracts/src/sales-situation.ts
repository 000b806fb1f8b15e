import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { PageInfo, paging } from './page.ts';
import { IsoDay, ShortText } from './scalars.ts';
import { asSheet } from './sheets.ts';
import { tradeSituation } from './trade-situation.ts';

/** What sales are added up by. */
export const SALES_GROUPS = ['client', 'wine', 'kind', 'region', 'month', 'document'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];

/** Sums of all that was sold, and one page of their rows. */
export const SalesSituation = v.object({
  ...tradeSituation(SALES_GROUPS).entries,
  /** The one client that `code` narrows it to. */
  client: v.nullable(v.object({ code: v.string(), name: v.string() })),
  page: PageInfo,
});
export type SalesSituation = v.InferOutput<typeof SalesSituation>;

export const getSalesSituation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/sales/situation',
  access: ['SALESPERSON'],
  responses: { 200: SalesSituation },
  input: typeOnly<typeof getSalesSituationInput>(),
});

export const getSalesSituationInput = () =>
  ({
    summary: 'What own clients bought, less what came back: this month to today where no days are named',
    query: v.object({
      by: v.optional(v.picklist(SALES_GROUPS), 'client'),
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** One client by its code (ERP); 404 where it is no own one. */
      code: v.optional(ShortText),
      /** Only what lies in this row of another grouping; without a key, in that of no wine. */
      of: v.optional(v.picklist(SALES_GROUPS)),
      key: v.optional(ShortText),
      ...paging,
      ...asSheet(),
    }),
  }) satisfies InputSchemas;
