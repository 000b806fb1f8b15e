import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { EstimateNumber, OrderFormNumber } from './scalars.ts';

/** Papers of an order: 발주서, and 거래명세서. */
export const ORDER_PAPERS = ['order', 'statement'] as const;
export type OrderPaper = (typeof ORDER_PAPERS)[number];

const ofEstimate = v.object({ number: EstimateNumber });
const ofOrder = v.object({ number: OrderFormNumber, paper: v.picklist(ORDER_PAPERS) });

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
    summary: '발주서 or 거래명세서 as a PDF',
    params: ofOrder,
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
  }) satisfies InputSchemas;
