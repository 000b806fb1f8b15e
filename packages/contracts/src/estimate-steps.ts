import * as v from 'valibot';
import { EstimateStatus } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
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
  params,
  responses: { 200: Estimate },
  summary: 'One estimate; its version is the ETag',
});

export const listEstimateRevisions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/:number/revisions',
  access: ['B2B', 'SALESPERSON'],
  params,
  responses: { 200: items(EstimateRevision) },
  summary: 'Every step of an estimate, the first one first',
});

export const createEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates',
  access: ['B2B'],
  idempotent: true,
  body: v.object({ requestMessage: v.optional(Message, ''), products: AskedLines }),
  responses: { 201: Estimate, 409: refusal('PRODUCT_UNAVAILABLE') },
  summary: 'Asks for an estimate; the lines leave the cart',
});

export const modifyEstimate = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/estimates/:number/modify',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  params,
  body: v.object({ requestMessage: v.optional(Message, ''), products: AskedLines }),
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'PRODUCT_UNAVAILABLE') },
  summary: 'Asks anew after an answer: the estimate waits for another one',
});

export const cancelEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/cancel',
  access: ['B2B', 'SALESPERSON'],
  ifMatch: true,
  params,
  body: CancelBody,
  responses: { 200: Estimate, 409: illegal },
  summary: 'Cancels an estimate that is not confirmed',
});

export const confirmEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/confirm',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  params,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'ESTIMATE_EXPIRED') },
  summary: 'Accepts the answer as it stands',
});

export const respondEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/response',
  access: ['SALESPERSON'],
  idempotent: true,
  ifMatch: true,
  params,
  body: v.object({
    responseMessage: v.optional(Message, ''),
    /** Last valid day in Seoul; today or later. */
    expiredDate: IsoDay,
    products: PricedLines,
  }),
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'PRODUCT_UNAVAILABLE') },
  summary: 'Answers with a price per line; once more makes a new revision',
});

export const createManualEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/create-manual',
  access: ['SALESPERSON'],
  idempotent: true,
  body: v.object({
    /** One of the sales person's own clients, and who of it asked. */
    idClient: Id,
    idBuyer: v.optional(Id),
    requestMessage: v.optional(Message, ''),
    products: AskedLines,
  }),
  responses: { 201: Estimate, 409: refusal('PRODUCT_UNAVAILABLE', 'CLIENT_HAS_NO_BUYER') },
  summary: 'Writes down what a client asked for by telephone',
});

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
  query: v.object({ q: v.optional(SearchWords, '') }),
  responses: { 200: items(ClientChoice) },
  summary: "The sales person's own clients by part of a name, a number or a code",
});
