import * as v from 'valibot';
import { DeliveryInfo } from './deliveries.ts';
import { OrderFormStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, LARGEST_BODY_LIMIT, typeOnly } from './endpoint.ts';
import { BULK_LIMIT, OrderFormSummary } from './order-forms.ts';
import { BankAccount, NoticedDeposit } from './order-payment.ts';
import { OrderProposal, PlacedOrder } from './order-proposals.ts';
import { Clock } from './places.ts';
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
  Won,
} from './scalars.ts';
import { ShippingAddressFields } from './shipping-addresses.ts';
import {
  CancelBody,
  clientFields,
  DOCUMENT_LINES_LIMIT,
  DocumentLine,
  FromCart,
  Message,
  OrderedLines,
  Party,
  PricedLines,
  UnitPrice,
} from './trade-documents.ts';

/** Foot of a statement of delivery: 전미수, 당일거래, 입금, 미수금, as of the completion. All VAT included. */
export const StatementFoot = v.object({
  /** Null where sales staff handed over by hand. */
  idDeliveryInfo: v.nullable(Id),
  broughtForward: Won,
  today: Won,
  paid: Won,
  balance: Won,
});
export type StatementFoot = v.InferOutput<typeof StatementFoot>;

/** 방문수령: the store at which an order is picked up, and when; the day is the order's own. */
export const OrderPickup = v.object({
  idStore: Id,
  name: v.string(),
  /** Digits. */
  phone: v.string(),
  address: v.string(),
  /** What its hours do not say. */
  note: v.nullable(v.string()),
  /** `14:30`, in Seoul. */
  time: Clock,
});
export type OrderPickup = v.InferOutput<typeof OrderPickup>;

/** The store and the hour that a buyer chooses. */
export const PickupWish = v.object({ idStore: Id, time: Clock });
export type PickupWish = v.InferOutput<typeof PickupWish>;

/** An order with its lines and deliveries. Its version is the ETag. */
export const OrderForm = v.object({
  ...OrderFormSummary.entries,
  ...clientFields,
  manual: v.boolean(),
  requestMessage: v.string(),
  responseMessage: v.string(),
  cancelledAt: v.nullable(IsoTime),
  cancelReason: v.nullable(v.string()),
  shipping: ShippingAddressFields,
  /** A coupon that was used, and what it takes off `total`, VAT included; a provider of an earlier release leaves it out. */
  coupon: v.optional(
    v.nullable(
      v.object({
        id: Id,
        percent: Count,
        supply: Won,
        tax: Won,
        total: Won,
        /** The one wine that it is used on; null for the whole order. */
        idProduct: v.nullish(Id),
      }),
    ),
    null,
  ),
  /** Null where the wines are brought; a provider of an earlier release leaves it out. */
  pickup: v.optional(v.nullable(OrderPickup), null),
  /** Lines as they were asked for; prices are those agreed. */
  products: v.array(DocumentLine),
  /** False for an order past the credit limit until sales confirm it: its bottles may still go to others. */
  stockReserved: v.optional(v.boolean(), true),
  /** Sum with VAT as sales confirmed it; null before. */
  totalResponsePrice: v.nullable(Won),
  deliveries: v.array(DeliveryInfo),
  /** As it was placed, where something else was agreed since; a provider of an earlier release leaves it out. */
  placed: v.optional(v.nullable(PlacedOrder), null),
  /** What sales staff proposed in its place, the first one first; a provider of an earlier release leaves it out. */
  proposals: v.optional(v.array(OrderProposal), []),
  /** Of every delivery that sold something or took it back, in the order of the ledger. */
  statements: v.optional(v.array(StatementFoot), []),
  /** 미수금 of the client at this moment, for a statement that is printed before the delivery. */
  receivable: v.optional(Won, 0),
  /** Where the client pays to; null where the house names no account. */
  account: v.optional(v.nullable(BankAccount), null),
  /** What the client told of its transfer; a provider of an earlier release leaves it out. */
  deposit: v.optional(v.nullable(NoticedDeposit), null),
  supplier: Party,
  client: Party,
});
export type OrderForm = v.InferOutput<typeof OrderForm>;

const params = v.object({ number: OrderFormNumber });

/** `CREDIT_LIMIT_WARNING` goes away with `creditAcknowledged`; `CREDIT_LIMIT_EXCEEDED` does not. */
export const createRefusals = refusal(
  'PRODUCT_UNAVAILABLE',
  'LEFT_CART',
  'PRICE_RAISED_SINCE',
  'OUT_OF_STOCK',
  'CREDIT_LIMIT_WARNING',
  'CREDIT_LIMIT_EXCEEDED',
  'ESTIMATE_NOT_CONFIRMED',
  'ESTIMATE_ALREADY_ORDERED',
  'CLIENT_HAS_NO_BUYER',
  'COUPON_UNKNOWN',
  'COUPON_USED',
  'COUPON_EXPIRED',
);

/** Coupons of the company, at most one an order. */
export const OrderCoupons = v.optional(listUpTo(Id, 1), []);

const wishes = {
  requestMessage: v.optional(Message, ''),
  /** 납기요청일; today or later. */
  dueDate: IsoDay,
  shipping: ShippingAddressFields,
  creditAcknowledged: v.optional(Flag, false),
};

export const getOrderForm = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/order-form/:number',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: OrderForm },
  input: typeOnly<typeof getOrderFormInput>(),
});

export const getOrderFormInput = () =>
  ({
    summary: 'One order; its version is the ETag',
    params,
  }) satisfies InputSchemas;

export const createOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/create',
  access: ['B2B'],
  idempotent: true,
  responses: { 201: OrderForm, 409: createRefusals },
  input: typeOnly<typeof createOrderFormInput>(),
});

export const createOrderFormInput = () =>
  ({
    summary: 'Orders from the cart or from a confirmed estimate; takes the stock',
    body: v.object({
      ...wishes,
      /** From a confirmed estimate, at its prices: all of it, or what `products` names of it. */
      estimateNumber: v.optional(EstimateNumber),
      /** Without an estimate from the cart, at today's prices; the lines leave the cart. */
      products: v.optional(OrderedLines),
      fromCart: FromCart,
      orderCoupons: OrderCoupons,
      /** 방문수령, on the due date: the store's address takes the place of the one in `shipping`. */
      pickup: v.optional(PickupWish),
    }),
  }) satisfies InputSchemas;

export const changeOrderPickup = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/order-form/:number/pickup',
  access: ['B2B'],
  ifMatch: true,
  responses: { 200: OrderForm, 409: refusal('PICKUP_SETTLED') },
  input: typeOnly<typeof changeOrderPickupInput>(),
});

export const changeOrderPickupInput = () =>
  ({
    summary: 'Has an order that is not confirmed yet picked up at a store, or elsewhere or at another hour',
    params,
    body: v.object({
      ...PickupWish.entries,
      day: IsoDay,
      fullName: ShippingAddressFields.entries.fullName,
      mobile: ShippingAddressFields.entries.mobile,
    }),
  }) satisfies InputSchemas;

export const changeOrderDelivery = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/order-form/:number/delivery',
  access: ['B2B'],
  ifMatch: true,
  responses: { 200: OrderForm, 409: refusal('PICKUP_SETTLED', 'NO_PICKUP') },
  input: typeOnly<typeof changeOrderDeliveryInput>(),
});

export const changeOrderDeliveryInput = () =>
  ({
    summary: 'Has an order that is not confirmed yet brought, where it was to be picked up',
    params,
    body: v.object({ dueDate: IsoDay, shipping: ShippingAddressFields }),
  }) satisfies InputSchemas;

export const createManualOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/create-manual',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: { 201: OrderForm, 409: createRefusals },
  input: typeOnly<typeof createManualOrderFormInput>(),
});

export const createManualOrderFormInput = () =>
  ({
    summary: 'Writes down an order that a client placed by telephone',
    body: v.object({ ...wishes, idClient: Id, idBuyer: v.optional(Id), products: PricedLines }),
  }) satisfies InputSchemas;

export const cancelOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/cancel',
  access: ['B2B', 'SALESPERSON'],
  ifMatch: true,
  responses: {
    200: OrderForm,
    409: refusal('ILLEGAL_TRANSITION', 'ORDER_CONFIRMED', 'DELIVERY_UNDER_WAY'),
  },
  input: typeOnly<typeof cancelOrderFormInput>(),
});

export const cancelOrderFormInput = () =>
  ({
    summary: 'Cancels an order; its stock goes back',
    params,
    body: CancelBody,
  }) satisfies InputSchemas;

export const respondOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/response',
  access: ['SALESPERSON'],
  idempotent: true,
  ifMatch: true,
  responses: {
    200: OrderForm,
    409: refusal(
      'ILLEGAL_TRANSITION',
      'DISCOUNT_REASON_MISSING',
      'PRICE_RAISED',
      'DAY_LATER',
      'OUT_OF_STOCK',
    ),
  },
  input: typeOnly<typeof respondOrderFormInput>(),
});

export const respondOrderFormInput = () =>
  ({
    summary: 'Confirms an order',
    params,
    bodyLimit: LARGEST_BODY_LIMIT,
    body: v.object({
      responseMessage: v.optional(Message, ''),
      /** What sales promise; the requested day where absent. A later one is the buyer's to accept: it is proposed. */
      dueDate: v.optional(IsoDay),
      /** Lower prices than the order has, by line, each with its reason; a higher one is refused. */
      prices: v.optional(
        listUpTo(
          v.object({ idProduct: Id, unitPrice: UnitPrice, discountReason: v.optional(Message, '') }),
          DOCUMENT_LINES_LIMIT,
        ),
        [],
      ),
    }),
  }) satisfies InputSchemas;

export const completeOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/complete',
  access: ['SALESPERSON'],
  ifMatch: true,
  responses: { 200: OrderForm, 409: refusal('ILLEGAL_TRANSITION', 'DELIVERY_UNDER_WAY', 'REST_UNSAID') },
  input: typeOnly<typeof completeOrderFormInput>(),
});

export const completeOrderFormInput = () =>
  ({
    summary:
      'Completes an order that was handed over without a delivery; where a delivery left some of it, says that the caller has to name what became of that',
    params,
  }) satisfies InputSchemas;

/** A call of its own: the one without a word on the rest comes from pages that never asked, too. */
export const completeSoldOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/complete-sold',
  access: ['SALESPERSON'],
  ifMatch: true,
  responses: { 200: OrderForm, 409: refusal('ILLEGAL_TRANSITION', 'DELIVERY_UNDER_WAY') },
  input: typeOnly<typeof completeSoldOrderFormInput>(),
});

export const completeSoldOrderFormInput = () =>
  ({
    summary: 'Completes an order of which the client has everything, also what no delivery handed over',
    params,
  }) satisfies InputSchemas;

/** A call of its own, not a field of the other: a provider that does not know it must not charge for what was not supplied. */
export const completeDeliveredOrderForm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/:number/complete-delivered',
  access: ['SALESPERSON'],
  ifMatch: true,
  responses: {
    200: OrderForm,
    409: refusal('ILLEGAL_TRANSITION', 'DELIVERY_UNDER_WAY', 'NOTHING_HANDED_OVER'),
  },
  input: typeOnly<typeof completeDeliveredOrderFormInput>(),
});

export const completeDeliveredOrderFormInput = () =>
  ({
    summary:
      'Completes an order as its deliveries handed it over; the rest is taken off it, and can be sold again',
    params,
  }) satisfies InputSchemas;

/** What became of one row of a bulk call; the others are not touched by it. */
export const BulkResult = v.object({
  orderFormNumber: OrderFormNumber,
  done: v.boolean(),
  status: v.nullable(OrderFormStatus),
  /** Of the problem, in the caller's language. */
  code: v.optional(v.string()),
  message: v.optional(v.string()),
});
export type BulkResult = v.InferOutput<typeof BulkResult>;

const bulkRows = listUpTo(v.object({ orderFormNumber: OrderFormNumber, version: Count }), BULK_LIMIT, 1);

export const respondOrderForms = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/bulk/response',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: { 200: v.object({ results: v.array(BulkResult) }) },
  input: typeOnly<typeof respondOrderFormsInput>(),
});

export const respondOrderFormsInput = () =>
  ({
    summary: 'Confirms several orders as they were asked for, each by itself',
    body: v.object({ items: bulkRows, responseMessage: v.optional(Message, '') }),
  }) satisfies InputSchemas;

export const completeOrderForms = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/order-form/bulk/complete',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: { 200: v.object({ results: v.array(BulkResult) }) },
  input: typeOnly<typeof completeOrderFormsInput>(),
});

export const completeOrderFormsInput = () =>
  ({
    summary: 'Completes several orders, each by itself',
    body: v.object({ items: bulkRows }),
  }) satisfies InputSchemas;
