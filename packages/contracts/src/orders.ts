import * as v from 'valibot';
import { DeliveryInfo, ReturnReason } from './deliveries.ts';
import { CountsQuery, countsBy, documentListQuery } from './document-lists.ts';
import { OrderFormStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { pageOf } from './page.ts';
import { refusal } from './problem.ts';
import { Count, EstimateNumber, Id, IsoTime, listUpTo, OrderFormNumber, Won } from './scalars.ts';
import { AskedLines, Message } from './trade-documents.ts';

/** How far the bottles of a confirmed order have come: still to come, with the client, on their way back, taken back. */
export const ORDER_STAGES = ['WAITING', 'DELIVERED', 'RETURNING', 'RETURNED'] as const;
export const OrderStage = v.picklist(ORDER_STAGES);
export type OrderStage = v.InferOutput<typeof OrderStage>;

/** Photos that go with one return. */
export const RETURN_PHOTOS_LIMIT = 5;

/** An order that sales have confirmed, by where its bottles are. */
export const OrderSummary = v.object({
  orderFormNumber: OrderFormNumber,
  status: OrderFormStatus,
  stage: OrderStage,
  requestedAt: IsoTime,
  firstProductName: v.nullable(v.string()),
  lineCount: Count,
  /** Bottles: ordered, handed over so far, to be collected, taken back. */
  totalQty: Count,
  deliveredQty: Count,
  returningQty: Count,
  returnedQty: Count,
  /** VAT included. */
  total: Won,
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

/** A wine of an order, by where its bottles are; on several lines it is one. */
export const OrderedWine = v.object({
  idProduct: Id,
  productName: v.string(),
  /** As readers of another language call it, as on a line of its order. */
  name: v.optional(v.string()),
  specification: v.string(),
  caseSize: Count,
  qty: Count,
  deliveredQty: Count,
  returningQty: Count,
  returnedQty: Count,
  /** With the client, and on no collection. */
  returnableQty: Count,
});
export type OrderedWine = v.InferOutput<typeof OrderedWine>;

/** A collection: asked for by the client, or planned by sales staff. */
export const OrderReturn = v.object({
  ...DeliveryInfo.entries,
  /** What its completion took off 미수금, VAT included; null before. */
  credited: v.nullable(Won),
});
export type OrderReturn = v.InferOutput<typeof OrderReturn>;

export const OrderDetail = v.object({
  ...OrderSummary.entries,
  estimateNumber: v.nullable(EstimateNumber),
  wines: v.array(OrderedWine),
  /** What was agreed line by line: what a return is worth follows from it. */
  lines: v.array(v.object({ idProduct: Id, qty: Count, supply: Won, tax: Won })),
  /** The latest first. */
  returns: v.array(OrderReturn),
  /** Those that hand over, in the order in which they were planned. */
  deliveries: v.array(DeliveryInfo),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

const params = v.object({ number: OrderFormNumber });

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/orders',
  access: ['B2B'],
  responses: { 200: pageOf(OrderSummary) },
  input: typeOnly<typeof listOrdersInput>(),
});

export const listOrdersInput = () =>
  ({
    summary: "The company's confirmed orders by where their bottles are, the latest first",
    query: documentListQuery(OrderStage, 'total', 'orderFormNumber'),
  }) satisfies InputSchemas;

export const countOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/orders/current-state',
  access: ['B2B'],
  responses: { 200: countsBy(ORDER_STAGES) },
  input: typeOnly<typeof countOrdersInput>(),
});

export const countOrdersInput = () =>
  ({
    summary: 'Confirmed orders by where their bottles are; the numbers add up to `total`',
    query: CountsQuery,
  }) satisfies InputSchemas;

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/orders/:number',
  access: ['B2B'],
  responses: { 200: OrderDetail },
  input: typeOnly<typeof getOrderInput>(),
});

export const getOrderInput = () =>
  ({
    summary: 'One confirmed order: what of it was handed over, what is to be collected, what was taken back',
    params,
  }) satisfies InputSchemas;

export const returnOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/orders/:number/return',
  access: ['B2B'],
  idempotent: true,
  responses: {
    201: OrderDetail,
    409: refusal('MORE_THAN_RETURNABLE', 'FILES_GONE', 'NOT_A_PICTURE', 'CONFLICT'),
  },
  input: typeOnly<typeof returnOrderInput>(),
});

export const returnOrderInput = () =>
  ({
    summary:
      'Asks for bottles to be collected: sales staff plan the day, the completion takes them off 미수금',
    params,
    body: v.object({
      products: AskedLines,
      reason: ReturnReason,
      /** What is wrong with them; has to be there for a reason that says nothing itself. */
      comment: v.optional(Message, ''),
      /** Pictures that the member uploaded as private files. */
      photos: v.optional(listUpTo(Id, RETURN_PHOTOS_LIMIT), []),
    }),
  }) satisfies InputSchemas;
