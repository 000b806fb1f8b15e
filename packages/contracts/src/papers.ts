import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { TargetPrice } from './estimate-steps.ts';
import { PickupWish } from './order-form-steps.ts';
import { refusal } from './problem.ts';
import { EstimateNumber, IdParam, IsoDay, listOf, listUpTo, OrderFormNumber } from './scalars.ts';
import { ShippingAddressFields } from './shipping-addresses.ts';
import { AskedLine, DOCUMENT_LINES_LIMIT, Message } from './trade-documents.ts';

/** Papers of an order: 발주서, and 거래명세서. */
export const ORDER_PAPERS = ['order', 'statement'] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];

/** Papers of the cart, before anything is sent: 견적요청서, and 발주서. */
export const CART_PAPERS = ['estimate-apply', 'order-apply'] as const;
export type CartPaper = (typeof CART_PAPERS)[number];

const ofEstimate = v.object({ number: EstimateNumber });
const ofOrder = v.object({ number: OrderFormNumber, paper: v.picklist(ORDER_PAPERS) });
/** 거래명세서 of one delivery; of all that the order has where none is named. */
const ofDelivery = v.object({ delivery: v.optional(IdParam) });

/** Where a paper was mailed to: 세금계산서 이메일 of the company. */
export const MailedPaper = v.object({ recipient: v.string() });
const mailAnswers = { 202: MailedPaper, 409: refusal('NOT_ON_PAPER', 'NO_TAX_EMAIL') };

export const downloadEstimatePaper = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/:number/pdf',
  access: ['B2B', 'SALESPERSON'],
  file: true,
  responses: { 200: v.unknown(), 409: refusal('NOT_ON_PAPER') },
  input: typeOnly<typeof downloadEstimatePaperInput>(),
});

export const downloadEstimatePaperInput = () =>
  ({
    summary: '견적서 as a PDF',
    params: ofEstimate,
  }) satisfies InputSchemas;

export const downloadOrderPaper = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/:number/pdf/:paper',
  access: ['B2B', 'SALESPERSON'],
  file: true,
  responses: { 200: v.unknown(), 409: refusal('NOT_ON_PAPER') },
  input: typeOnly<typeof downloadOrderPaperInput>(),
});

export const downloadOrderPaperInput = () =>
  ({
    summary: '발주서, or 거래명세서 of the deliveries, as a PDF',
    params: ofOrder,
    query: ofDelivery,
  }) satisfies InputSchemas;

/** Papers in one file: as many as a page of a list has rows. */
export const PAPERS_LIMIT = 100;
const several = { 200: v.unknown(), 409: refusal('NOT_ON_PAPER', 'PAPERS_TOO_MANY') };

export const downloadEstimatePapers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/estimates/papers/pdf',
  access: ['SALESPERSON'],
  file: true,
  responses: several,
  input: typeOnly<typeof downloadEstimatePapersInput>(),
});

export const downloadEstimatePapersInput = () =>
  ({
    summary: '견적서 of several estimates in one PDF, in this order',
    query: v.object({ numbers: v.pipe(listOf(EstimateNumber, PAPERS_LIMIT), v.minLength(1)) }),
  }) satisfies InputSchemas;

export const downloadOrderPapers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/papers/pdf/:paper',
  access: ['SALESPERSON'],
  file: true,
  responses: several,
  input: typeOnly<typeof downloadOrderPapersInput>(),
});

export const downloadOrderPapersInput = () =>
  ({
    summary: '발주서 of several orders, or 거래명세서 of all their deliveries, in one PDF, in this order',
    params: v.object({ paper: v.picklist(ORDER_PAPERS) }),
    query: v.object({ numbers: v.pipe(listOf(OrderFormNumber, PAPERS_LIMIT), v.minLength(1)) }),
  }) satisfies InputSchemas;

export const downloadStatements = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/statements/pdf',
  access: ['SALESPERSON'],
  file: true,
  responses: { 200: v.unknown(), 409: refusal('NOT_ON_PAPER') },
  input: typeOnly<typeof downloadStatementsInput>(),
});

export const downloadStatementsInput = () =>
  ({
    summary: '거래명세서 of several deliveries in one PDF, in this order',
    query: v.object({ ids: v.pipe(listOf(IdParam, PAPERS_LIMIT), v.minLength(1)) }),
  }) satisfies InputSchemas;

export const mailEstimatePaper = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/estimates/:number/pdf/mail',
  access: ['B2B', 'SALESPERSON'],
  idempotent: true,
  responses: mailAnswers,
  input: typeOnly<typeof mailEstimatePaperInput>(),
});

export const mailEstimatePaperInput = () =>
  ({
    summary: "Mails 견적서 to the company's address for tax invoices",
    params: ofEstimate,
  }) satisfies InputSchemas;

export const mailOrderPaper = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/pdf/:paper/mail',
  access: ['B2B', 'SALESPERSON'],
  idempotent: true,
  responses: mailAnswers,
  input: typeOnly<typeof mailOrderPaperInput>(),
});

export const mailOrderPaperInput = () =>
  ({
    summary: "Mails a paper of an order to the company's address for tax invoices",
    params: ofOrder,
    query: ofDelivery,
  }) satisfies InputSchemas;

/** What is about to be asked for, as far as it is filled in. */
const ofCart = () => ({
  params: v.object({ paper: v.picklist(CART_PAPERS) }),
  body: v.object({
    products: listUpTo(
      v.object({ ...AskedLine.entries, targetPrice: v.optional(TargetPrice) }),
      DOCUMENT_LINES_LIMIT,
      1,
    ),
    requestMessage: v.optional(Message, ''),
    /** As far as they are filled in. */
    shipping: v.optional(ShippingAddressFields),
    dueDate: v.optional(IsoDay),
    /** Fetched at a store on `dueDate`: its place stands for the address of `shipping`. */
    pickup: v.optional(PickupWish),
  }),
});

/** A draft is longer than an address may be, so it is asked for as what it is made of. */
export const downloadCartPaper = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/pdf/:paper',
  access: ['B2B'],
  file: true,
  responses: { 200: v.unknown(), 409: refusal('PRODUCT_UNAVAILABLE') },
  input: typeOnly<typeof downloadCartPaperInput>(),
});

export const downloadCartPaperInput = () =>
  ({
    summary: 'What is about to be asked for as a PDF; nothing is asked for by it',
    ...ofCart(),
  }) satisfies InputSchemas;

export const mailCartPaper = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/pdf/:paper/mail',
  access: ['B2B'],
  idempotent: true,
  responses: { 202: MailedPaper, 409: refusal('NO_TAX_EMAIL', 'PRODUCT_UNAVAILABLE') },
  input: typeOnly<typeof mailCartPaperInput>(),
});

export const mailCartPaperInput = () =>
  ({
    summary:
      "Mails what is about to be asked for to the company's address for tax invoices; nothing is asked for by it",
    ...ofCart(),
  }) satisfies InputSchemas;
