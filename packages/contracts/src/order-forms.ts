import * as v from 'valibot';
import {
  CountsQuery,
  countsBy,
  deliveryNarrowing,
  documentListQuery,
  tradeNarrowing,
} from './document-lists.ts';
import { DeliveryStatus, ORDER_FORM_STATUSES, OrderFormStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items, pageOf } from './page.ts';
import { Count, EstimateNumber, Flag, Id, IsoDay, IsoTime, OrderFormNumber, Won } from './scalars.ts';

/** A row of the order lists. */
export const OrderFormSummary = v.object({
  id: Id,
  orderFormNumber: OrderFormNumber,
  status: OrderFormStatus,
  estimateNumber: v.nullable(EstimateNumber),
  /** 납기요청일. */
  dueDate: v.nullable(IsoDay),
  requestedAt: IsoTime,
  /** When sales confirmed. */
  approvalDate: v.nullable(IsoTime),
  completedAt: v.nullable(IsoTime),
  idClient: Id,
  clientName: v.string(),
  clientFullName: v.string(),
  managerName: v.nullable(v.string()),
  /** What the buyer wrote; a provider of an earlier release leaves it out. */
  requestMessage: v.optional(v.string(), ''),
  firstProductName: v.nullable(v.string()),
  lineCount: Count,
  totalQty: Count,
  supply: Won,
  tax: Won,
  total: Won,
  /** Bottles of a confirmed order that are on no delivery yet; null for any other. */
  unplannedQty: v.optional(v.nullable(Count), null),
  /** State of its latest delivery that was not cancelled. */
  deliveryStatus: v.nullable(DeliveryStatus),
  /** 방문수령, by that delivery, or as it was asked for; a provider of an earlier release leaves it out. */
  isPickup: v.optional(v.boolean(), false),
  /** The buyer is to answer a proposal of sales staff; a provider of an earlier release leaves it out. */
  isProposed: v.optional(v.boolean(), false),
  /** What an edit of this row sends as its version, in bulk calls. */
  version: Count,
});
export type OrderFormSummary = v.InferOutput<typeof OrderFormSummary>;

const listQuery = () => documentListQuery(OrderFormStatus, 'dueDate', 'total', 'orderFormNumber');

export const listOrderForms = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/list',
  access: ['B2B'],
  responses: { 200: pageOf(OrderFormSummary) },
  input: typeOnly<typeof listOrderFormsInput>(),
});

export const listOrderFormsInput = () =>
  ({
    summary: "The company's own orders, the latest first",
    query: v.object({
      ...listQuery().entries,
      /** Placed and not sold yet: those that count against the credit limit. */
      open: v.optional(Flag),
    }),
  }) satisfies InputSchemas;

export const listOrderFormsOfSales = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/manager',
  access: ['SALESPERSON'],
  responses: { 200: pageOf(OrderFormSummary) },
  input: typeOnly<typeof listOrderFormsOfSalesInput>(),
});

export const listOrderFormsOfSalesInput = () =>
  ({
    summary: "Orders of the sales person's own clients",
    query: v.object({
      ...listQuery().entries,
      ...tradeNarrowing,
      ...deliveryNarrowing,
      /** Confirmed orders of which something is not planned for delivery yet. */
      unplanned: v.optional(Flag),
      /** Orders with a delivery that failed and has not been taken back. */
      failed: v.optional(Flag),
    }),
  }) satisfies InputSchemas;

export const countOrderForms = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/current-state',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: countsBy(ORDER_FORM_STATUSES) },
  input: typeOnly<typeof countOrderFormsInput>(),
});

export const countOrderFormsInput = () =>
  ({
    summary: 'Orders by state; the numbers add up to `total`',
    query: v.object({ ...CountsQuery.entries, ...tradeNarrowing, ...deliveryNarrowing }),
  }) satisfies InputSchemas;

export const BULK_LIMIT = 50;

export const listBulkOrderForms = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/bulk',
  access: ['SALESPERSON'],
  responses: { 200: items(OrderFormSummary) },
  input: typeOnly<typeof listBulkOrderFormsInput>(),
});

export const listBulkOrderFormsInput = () =>
  ({
    summary: 'Orders that can be answered (or completed) together, the oldest first',
    query: v.object({ status: v.optional(v.picklist(['REQUESTED', 'CONFIRMED']), 'REQUESTED') }),
  }) satisfies InputSchemas;
