import * as v from 'valibot';
import { CountsQuery, countsBy, documentListQuery, tradeNarrowing } from './document-lists.ts';
import { ESTIMATE_STATUSES, EstimateStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging } from './page.ts';
import { Count, EstimateNumber, Flag, Id, IsoDay, IsoTime, Won } from './scalars.ts';

/** A row of the estimate lists. Sums are those of the latest revision. */
export const EstimateSummary = v.object({
  id: Id,
  estimateNumber: EstimateNumber,
  status: EstimateStatus,
  /** RESPONDED and past `expiredDate` (end of that day, Seoul). */
  expired: v.boolean(),
  expiredDate: v.nullable(IsoDay),
  requestedAt: IsoTime,
  respondedAt: v.nullable(IsoTime),
  /** Number of the latest revision; 0 is the request itself. */
  revision: Count,
  idClient: Id,
  clientName: v.string(),
  clientFullName: v.string(),
  /** Full name of the sales person it belongs to. */
  managerName: v.nullable(v.string()),
  requestMessage: v.string(),
  responseMessage: v.string(),
  /** Name of the first line's wine in the reader's language, and how many lines there are in all. */
  firstProductName: v.nullable(v.string()),
  lineCount: Count,
  totalQty: Count,
  supply: Won,
  tax: Won,
  total: Won,
});
export type EstimateSummary = v.InferOutput<typeof EstimateSummary>;

/** What a list may be narrowed to: a stored state, or the computed one. A RESPONDED list leaves expired ones out. */
export const ESTIMATE_FILTERS = [...ESTIMATE_STATUSES, 'EXPIRED'] as const;
export const EstimateFilter = v.picklist(ESTIMATE_FILTERS);
export type EstimateFilter = v.InferOutput<typeof EstimateFilter>;

const listQuery = () => documentListQuery(EstimateFilter, 'expiredDate', 'total', 'estimateNumber');

export const listEstimates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/list',
  access: ['B2B'],
  responses: { 200: pageOf(EstimateSummary) },
  input: typeOnly<typeof listEstimatesInput>(),
});

export const listEstimatesInput = () =>
  ({
    summary: "The company's own estimates, the latest first",
    query: listQuery(),
  }) satisfies InputSchemas;

export const listEstimatesOfSales = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/salesperson',
  access: ['SALESPERSON'],
  responses: { 200: pageOf(EstimateSummary) },
  input: typeOnly<typeof listEstimatesOfSalesInput>(),
});

export const listEstimatesOfSalesInput = () =>
  ({
    summary: "Estimates of the sales person's own clients",
    query: v.object({
      ...listQuery().entries,
      ...tradeNarrowing,
      /** Answered estimates that run out within three days. */
      expiring: v.optional(Flag),
    }),
  }) satisfies InputSchemas;

export const listConfirmedEstimates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/list-confirm',
  access: ['B2B'],
  responses: { 200: pageOf(EstimateSummary) },
  input: typeOnly<typeof listConfirmedEstimatesInput>(),
});

export const listConfirmedEstimatesInput = () =>
  ({
    summary: 'Confirmed estimates that are ready to order',
    query: v.object({ ...paging }),
  }) satisfies InputSchemas;

export const countEstimates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/current-state',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: countsBy(ESTIMATE_FILTERS) },
  input: typeOnly<typeof countEstimatesInput>(),
});

export const countEstimatesInput = () =>
  ({
    summary: 'Estimates by state; the numbers add up to `total`',
    query: v.object({ ...CountsQuery.entries, ...tradeNarrowing }),
  }) satisfies InputSchemas;
