import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, LARGEST_BODY_LIMIT, typeOnly } from './endpoint.ts';
import { OrderForm } from './order-form-steps.ts';
import { refusal } from './problem.ts';
import { Count, Flag, Id, IsoDay, listUpTo, OrderFormNumber } from './scalars.ts';
import { DOCUMENT_LINES_LIMIT, Message, UnitPrice } from './trade-documents.ts';

const params = v.object({ number: OrderFormNumber });

/** Bottles that sales staff propose for a line; 0 leaves it out. */
const ProposedBottles = v.pipe(Count, v.maxValue(99_999));

export const proposeOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/proposal',
  access: ['SALESPERSON'],
  idempotent: true,
  ifMatch: true,
  responses: {
    200: OrderForm,
    409: refusal(
      'ILLEGAL_TRANSITION',
      'PROPOSAL_EMPTY',
      'NOTHING_LEFT',
      'DISCOUNT_REASON_MISSING',
      'PRODUCT_UNAVAILABLE',
      'OUT_OF_STOCK',
    ),
  },
  input: typeOnly<typeof proposeOrderFormInput>(),
});

export const proposeOrderFormInput = () =>
  ({
    summary: 'Proposes to confirm an order otherwise than it was placed; its buyer accepts or declines',
    params,
    bodyLimit: LARGEST_BODY_LIMIT,
    body: v.object({
      message: v.optional(Message, ''),
      /** What sales promise; today or later. */
      dueDate: IsoDay,
      /** The lines that are to be others. */
      lines: v.optional(
        listUpTo(
          v.object({
            position: Count,
            qty: ProposedBottles,
            unitPrice: UnitPrice,
            /** Another wine in its place. */
            idSubstitute: v.optional(Id),
            reason: v.optional(Message, ''),
          }),
          DOCUMENT_LINES_LIMIT,
        ),
        [],
      ),
    }),
  }) satisfies InputSchemas;

export const answerOrderProposal = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/proposal/answer',
  access: ['B2B'],
  idempotent: true,
  ifMatch: true,
  responses: {
    200: OrderForm,
    409: refusal(
      'PRODUCT_UNAVAILABLE',
      'ILLEGAL_TRANSITION',
      'PROPOSAL_SETTLED',
      'PROPOSAL_EXPIRED',
      'OUT_OF_STOCK',
      'CREDIT_LIMIT_WARNING',
      'CREDIT_LIMIT_EXCEEDED',
    ),
  },
  input: typeOnly<typeof answerOrderProposalInput>(),
});

export const answerOrderProposalInput = () =>
  ({
    summary:
      'Accepts a proposal line by line: all of it confirms the order, nothing of it leaves it as it was placed',
    params,
    body: v.object({
      /** Positions of the lines that are accepted; the others are declined. */
      accepted: v.optional(listUpTo(Count, DOCUMENT_LINES_LIMIT), []),
      /** Whether another day is accepted. */
      acceptsDay: v.optional(Flag, false),
      message: v.optional(Message, ''),
      creditAcknowledged: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;
