import * as v from 'valibot';
import { EstimateStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { EstimateSummary } from './estimates.ts';
import { Role } from './languages.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Count, EstimateNumber, Id, IsoDay, IsoTime, OrderFormNumber, SearchWords, Won } from './scalars.ts';
import {
  AskedLines,
  CancelBody,
  clientFields,
  DocumentLine,
  Message,
  Party,
  PricedLines,
} from './trade-documents.ts';

/** An estimate with the lines of its latest revision. Its version is the ETag. */
export const Estimate = v.object({
  ...EstimateSummary.entries,
  ...clientFields,
  /** Made by sales staff by hand. */
  manual: v.boolean(),
  confirmedAt: v.nullable(IsoTime),
  cancelledAt: v.nullable(IsoTime),
  cancelReason: v.nullable(v.string()),
  products: v.array(DocumentLine),
  /** The order that was placed from it, unless that was cancelled. */
  orderFormNumber: v.nullable(OrderFormNumber),
  /** Of the ETag; what an edit says it was made from. */
  version: Count,
  supplier: Party,
  client: Party,
});
export type Estimate = v.InferOutput<typeof Estimate>;

/** One step of an estimate: who asked or answered what, never altered afterwards. */
export const EstimateRevision = v.object({
  revision: Count,
  authorName: v.string(),
  authorRole: Role,
  /** The state that the step led to. */
  status: EstimateStatus,
  message: v.string(),
  expiredDate: v.nullable(IsoDay),
  createdAt: IsoTime,
  products: v.array(DocumentLine),
  totalQty: Count,
  supply: Won,
  tax: Won,
  total: Won,
});
export type EstimateRevision = v.InferOutput<typeof EstimateRevision>;

const params = v.object({ number: EstimateNumber });
const illegal = refusal('ILLEGAL_TRANSITION');

export const getEstimate = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/:number',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: Estimate },
  input: typeOnly<typeof getEstimateInput>(),
});

export const getEstimateInput = () =>
  ({
    summary: 'One estimate; its version is the ETag',
    params,
  }) satisfies InputSchemas;

export const listEstimateRevisions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/:number/revisions',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: items(EstimateRevision) },
  input: typeOnly<typeof listEstimateRevisionsInput>(),
});

export const listEstimateRevisionsInput = () =>
  ({
    summary: 'Every step of an estimate, the first one first',
    params,
  }) satisfies InputSchemas;

export const createEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates',
  access: ['B2B'],
  idempotent: true,
  responses: { 201: Estimate, 409: refusal('PRODUCT_UNAVAILABLE') },
  input: typeOnly<typeof createEstimateInput>(),
});

export const createEstimateInput = () =>
  ({
    summary: 'Asks for an estimate; the lines leave the cart',
    body: v.object({ requestMessage: v.optional(Message, ''), products: AskedLines }),
  }) satisfies InputSchemas;

export const modifyEstimate = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/estimates/:number/modify',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'PRODUCT_UNAVAILABLE') },
  input: typeOnly<typeof modifyEstimateInput>(),
});

export const modifyEstimateInput = () =>
  ({
    summary: 'Asks anew after an answer: the estimate waits for another one',
    params,
    body: v.object({ requestMessage: v.optional(Message, ''), products: AskedLines }),
  }) satisfies InputSchemas;

export const cancelEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/cancel',
  access: ['B2B', 'SALESPERSON'],
  ifMatch: true,
  responses: { 200: Estimate, 409: illegal },
  input: typeOnly<typeof cancelEstimateInput>(),
});

export const cancelEstimateInput = () =>
  ({
    summary: 'Cancels an estimate that is not confirmed',
    params,
    body: CancelBody,
  }) satisfies InputSchemas;

export const confirmEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/confirm',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'ESTIMATE_EXPIRED') },
  input: typeOnly<typeof confirmEstimateInput>(),
});

export const confirmEstimateInput = () =>
  ({
    summary: 'Accepts the answer as it stands',
    params,
  }) satisfies InputSchemas;

export const respondEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/response',
  access: ['SALESPERSON'],
  idempotent: true,
  ifMatch: true,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'PRODUCT_UNAVAILABLE') },
  input: typeOnly<typeof respondEstimateInput>(),
});

export const respondEstimateInput = () =>
  ({
    summary: 'Answers with a price per line; once more makes a new revision',
    params,
    body: v.object({
      responseMessage: v.optional(Message, ''),
      /** Last valid day in Seoul; today or later. */
      expiredDate: IsoDay,
      products: PricedLines,
    }),
  }) satisfies InputSchemas;

export const createManualEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/create-manual',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: { 201: Estimate, 409: refusal('PRODUCT_UNAVAILABLE', 'CLIENT_HAS_NO_BUYER') },
  input: typeOnly<typeof createManualEstimateInput>(),
});

export const createManualEstimateInput = () =>
  ({
    summary: 'Writes down what a client asked for by telephone',
    body: v.object({
      /** One of the sales person's own clients, and who of it asked. */
      idClient: Id,
      idBuyer: v.optional(Id),
      requestMessage: v.optional(Message, ''),
      products: AskedLines,
    }),
  }) satisfies InputSchemas;

/** A client of a sales person, with the people who may buy for it. */
export const ClientChoice = v.object({
  id: Id,
  companyName: v.string(),
  registrationNumber: v.string(),
  erpCode: v.string(),
  businessClientType: v.string(),
  buyers: v.array(v.object({ id: Id, fullName: v.string(), mobile: v.nullable(v.string()) })),
});
export type ClientChoice = v.InferOutput<typeof ClientChoice>;

export const searchMyClients = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/client/search/my',
  access: ['SALESPERSON'],
  responses: { 200: items(ClientChoice) },
  input: typeOnly<typeof searchMyClientsInput>(),
});

export const searchMyClientsInput = () =>
  ({
    summary: "The sales person's own clients by part of a name, a number or a code",
    query: v.object({ q: v.optional(SearchWords, '') }),
  }) satisfies InputSchemas;
