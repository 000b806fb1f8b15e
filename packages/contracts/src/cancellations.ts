import * as v from 'valibot';
import { CountsQuery, countsBy } from './document-lists.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf, paging, sortBy } from './page.ts';
import { Count, EstimateNumber, IsoDay, IsoTime, OrderFormNumber, SearchWords, Won } from './scalars.ts';
import { asSheet } from './sheets.ts';
import { DocumentLine } from './trade-documents.ts';

/** What a buyer's company or its sales staff have called off. */
export const CANCELLATION_KINDS = ['ESTIMATE', 'ORDER'] as const;
export const CancellationKind = v.picklist(CANCELLATION_KINDS);
export type CancellationKind = v.InferOutput<typeof CancellationKind>;

const DocumentNumber = v.union([EstimateNumber, OrderFormNumber]);

/** A cancelled estimate or order: who called it off, when, and why. */
export const Cancellation = v.object({
  number: DocumentNumber,
  kind: CancellationKind,
  requestedAt: IsoTime,
  cancelledAt: IsoTime,
  /** Whose side called it off; null where nobody is known. */
  cancelledBy: v.nullable(v.picklist(['B2B', 'SALESPERSON'])),
  cancelledByName: v.nullable(v.string()),
  reason: v.string(),
  firstProductName: v.nullable(v.string()),
  lineCount: Count,
  totalQty: Count,
  supply: Won,
  tax: Won,
  /** VAT included. */
  total: Won,
});
export type Cancellation = v.InferOutput<typeof Cancellation>;

export const CancellationDetail = v.object({ ...Cancellation.entries, products: v.array(DocumentLine) });
export type CancellationDetail = v.InferOutput<typeof CancellationDetail>;

export const listCancellations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/cancellations',
  access: ['B2B'],
  responses: { 200: pageOf(Cancellation) },
  input: typeOnly<typeof listCancellationsInput>(),
});

export const listCancellationsInput = () =>
  ({
    summary: "The company's cancelled estimates and orders, the latest first",
    query: v.object({
      status: v.optional(CancellationKind),
      /** Days of the cancellation in Seoul, both ends included. */
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Part of a number, of a wine's name or of the reason. */
      q: v.optional(SearchWords),
      ...paging,
      ...asSheet(),
      sort: sortBy('cancelledAt', 'number', 'total'),
    }),
  }) satisfies InputSchemas;

export const countCancellations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/cancellations/current-state',
  access: ['B2B'],
  responses: { 200: countsBy(CANCELLATION_KINDS) },
  input: typeOnly<typeof countCancellationsInput>(),
});

export const countCancellationsInput = () =>
  ({
    summary: 'How many estimates and how many orders were cancelled',
    query: CountsQuery,
  }) satisfies InputSchemas;

export const getCancellation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/cancellations/:number',
  access: ['B2B'],
  responses: { 200: CancellationDetail },
  input: typeOnly<typeof getCancellationInput>(),
});

export const getCancellationInput = () =>
  ({
    summary: 'One cancelled estimate or order with its lines',
    params: v.object({ number: DocumentNumber }),
  }) satisfies InputSchemas;
