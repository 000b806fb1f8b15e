import * as v from 'valibot';
import { EstimateStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { EstimateSummary } from './estimates.ts';
import { Role } from './languages.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import {
  Count,
  EstimateNumber,
  Flag,
  Id,
  IsoDay,
  IsoTime,
  listUpTo,
  OrderFormNumber,
  SearchWords,
  Won,
} from './scalars.ts';
import { ShippingAddressFields } from './shipping-addresses.ts';
import {
  AskedLine,
  AskedLines,
  CancelBody,
  clientFields,
  DOCUMENT_LINES_LIMIT,
  DocumentLine,
  FromCart,
  Message,
  Party,
  PricedLines,
  UNIT_PRICE_LIMIT,
} from './trade-documents.ts';

/** Files that go with one request for an estimate. */
export const ESTIMATE_FILES_LIMIT = 5;

/** A line of an estimate. `targetPrice` (희망 단가) is what the buyer would pay for a bottle; null where they named none. */
export const EstimateLine = v.object({ ...DocumentLine.entries, targetPrice: v.nullable(Won) });
export type EstimateLine = v.InferOutput<typeof EstimateLine>;

/** What the sales staff should know of a request besides its wines. */
const requestFields = {
  /** Where the wines are to go (받는 곳); null where that is open. */
  recipient: v.nullable(ShippingAddressFields),
  files: v.array(v.object({ id: Id, name: v.string(), size: Count })),
};

/** An estimate with the lines of its latest revision. Its version is the ETag. */
export const Estimate = v.object({
  ...EstimateSummary.entries,
  ...clientFields,
  /** Made by sales staff by hand. */
  manual: v.boolean(),
  confirmedAt: v.nullable(IsoTime),
  cancelledAt: v.nullable(IsoTime),
  cancelReason: v.nullable(v.string()),
  ...requestFields,
  products: v.array(EstimateLine),
  /** Lines of the answer that the buyer left out when confirming it: they cannot be ordered from this estimate. */
  notTaken: v.optional(v.array(EstimateLine), []),
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
  products: v.array(EstimateLine),
  totalQty: Count,
  supply: Won,
  tax: Won,
  total: Won,
});
export type EstimateRevision = v.InferOutput<typeof EstimateRevision>;

const params = v.object({ number: EstimateNumber });

/** Won per bottle, as a buyer would have it; null for none. */
export const TargetPrice = v.nullable(v.pipe(Won, v.minValue(1), v.maxValue(UNIT_PRICE_LIMIT)));

/** A request for prices. What a change of one leaves out stays as it was. */
const requestBody = () =>
  v.object({
    requestMessage: v.optional(Message, ''),
    products: listUpTo(
      v.object({ ...AskedLine.entries, targetPrice: v.optional(TargetPrice) }),
      DOCUMENT_LINES_LIMIT,
      1,
    ),
    recipient: v.optional(v.nullable(ShippingAddressFields)),
    /** Uploads of the member that nothing else has taken, and those that the estimate has already. */
    files: v.optional(listUpTo(Id, ESTIMATE_FILES_LIMIT)),
  });
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
  responses: { 201: Estimate, 409: refusal('PRODUCT_UNAVAILABLE', 'FILES_GONE', 'LEFT_CART') },
  input: typeOnly<typeof createEstimateInput>(),
});

export const createEstimateInput = () =>
  ({
    summary: 'Asks for an estimate; the lines leave the cart, unless told',
    body: v.object({
      ...requestBody().entries,
      fromCart: FromCart,
      /** What is asked for comes on top of what the cart keeps: bottles that the stock does not reach. */
      keepsCart: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;

export const modifyEstimate = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/estimates/:number/modify',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'PRODUCT_UNAVAILABLE', 'FILES_GONE') },
  input: typeOnly<typeof modifyEstimateInput>(),
});

export const modifyEstimateInput = () =>
  ({
    summary: 'Asks anew after an answer: the estimate waits for another one',
    params,
    body: requestBody(),
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

export const confirmEstimateLines = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/confirm-lines',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  responses: { 200: Estimate, 409: refusal('ILLEGAL_TRANSITION', 'ESTIMATE_EXPIRED') },
  input: typeOnly<typeof confirmEstimateLinesInput>(),
});

export const confirmEstimateLinesInput = () =>
  ({
    summary: 'Accepts some lines of the answer, each as it stands; the others are not taken',
    params,
    body: v.object({
      /** Of the lines that are taken. */
      positions: listUpTo(Count, DOCUMENT_LINES_LIMIT, 1),
      /** Why not all of them; may be empty. */
      message: v.optional(Message, ''),
    }),
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
    summary: "The sales person's own clients by part of a name, a number, a code or a telephone",
    query: v.object({ q: v.optional(SearchWords, '') }),
  }) satisfies InputSchemas;
