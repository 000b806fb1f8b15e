import * as v from 'valibot';
import { DeliveryInfo, Signature } from './deliveries.ts';
import { DeliveryClassify, DeliveryType } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Bottles, Count, Id, IdParam, IsoDay, IsoTime, listUpTo, OrderFormNumber } from './scalars.ts';
import { ShippingMessage } from './shipping-addresses.ts';
import { DOCUMENT_LINES_LIMIT, Message } from './trade-documents.ts';

export const TRACKING_LIMIT = 40;
/** 송장 번호: digits and letters, as carriers write them. */
const TrackingNumber = v.pipe(v.string(), v.trim(), v.maxLength(TRACKING_LIMIT), v.regex(/^[\dA-Za-z-]*$/));

export const RECEIVER_LIMIT = 40;

const params = v.object({ id: IdParam });
const illegal = refusal('ILLEGAL_TRANSITION');
const beforeItsDay = refusal('ILLEGAL_TRANSITION', 'DELIVERY_TOO_EARLY');
const unproven = refusal('ILLEGAL_TRANSITION', 'DELIVERY_TOO_EARLY', 'PROOF_MISSING');
/** 조기 배송: why a driver goes before the day; sales staff see it. */
const earlyReason = v.optional(Message, '');

const plan = {
  type: DeliveryType,
  classify: DeliveryClassify,
  requestDate: IsoDay,
  idDriver: v.nullable(Id),
  /** A word for the driver; absent, the order's own stays. */
  message: v.optional(ShippingMessage),
  /** Absent, it stays as it is. */
  trackingNumber: v.optional(TrackingNumber),
};

export const createDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/create',
  access: ['SALESPERSON'],
  idempotent: true,
  responses: {
    201: DeliveryInfo,
    409: refusal(
      'ORDER_NOT_CONFIRMED',
      'NOTHING_TO_DELIVER',
      'MORE_THAN_ORDERED',
      'MORE_THAN_DELIVERED',
      'OUT_OF_STOCK',
    ),
  },
  input: typeOnly<typeof createDeliveryInput>(),
});

export const createDeliveryInput = () =>
  ({
    summary:
      'Plans a delivery of a confirmed order, or a collection, exchange or sample of one that is completed, too',
    body: v.object({
      orderFormNumber: OrderFormNumber,
      ...plan,
      /** Some of the order's bottles; all that no delivery carries yet where absent. */
      products: v.optional(listUpTo(v.object({ idProduct: Id, qty: Bottles }), DOCUMENT_LINES_LIMIT, 1)),
    }),
  }) satisfies InputSchemas;

export const saveDeliveries = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/save',
  access: ['SALESPERSON'],
  responses: {
    200: items(DeliveryInfo),
    409: refusal(
      'ILLEGAL_TRANSITION',
      'ORDER_NOT_CONFIRMED',
      'MORE_THAN_ORDERED',
      'MORE_THAN_DELIVERED',
      'OUT_OF_STOCK',
    ),
    412: refusal('VERSION_STALE'),
  },
  input: typeOnly<typeof saveDeliveriesInput>(),
});

export const saveDeliveriesInput = () =>
  ({
    summary: 'Saves the schedule: all of these stops or none',
    body: v.object({
      items: listUpTo(v.object({ idDeliveryInfo: Id, version: Count, ...plan, position: Count }), 100, 1),
    }),
  }) satisfies InputSchemas;

export const cancelDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/:id/cancel',
  access: ['SALESPERSON'],
  ifMatch: true,
  responses: { 200: DeliveryInfo, 409: illegal },
  input: typeOnly<typeof cancelDeliveryInput>(),
});

export const cancelDeliveryInput = () =>
  ({
    summary: 'Takes a delivery back; its bottles can be planned again',
    params,
  }) satisfies InputSchemas;

export const startDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/:id/start',
  access: ['DRIVER'],
  responses: { 200: DeliveryInfo, 409: beforeItsDay },
  input: typeOnly<typeof startDeliveryInput>(),
});

export const startDeliveryInput = () =>
  ({
    summary: 'The driver is on the way; starting twice is the same as once',
    params,
    body: v.optional(v.strictObject({ earlyReason }), {}),
  }) satisfies InputSchemas;

export const completeDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/:id/complete',
  access: ['DRIVER'],
  idempotent: true,
  responses: { 200: DeliveryInfo, 409: unproven },
  input: typeOnly<typeof completeDeliveryInput>(),
});

export const completeDeliveryInput = () =>
  ({
    summary: 'Handed over: the sale is recognised, and the order completes with its last delivery',
    params,
    body: v.strictObject({
      /** Ids of pictures that the driver uploaded as private files; none was given to a delivery before. */
      image1: v.optional(v.nullable(Id), null),
      image2: v.optional(v.nullable(Id), null),
      image3: v.optional(v.nullable(Id), null),
      /** When it was handed over, which without a signal is earlier than the call. Never in the future. */
      completedAt: IsoTime,
      earlyReason,
      /** 인수자: who took it, and how they signed. */
      receivedBy: v.optional(v.pipe(v.string(), v.maxLength(RECEIVER_LIMIT)), ''),
      signature: v.optional(v.nullable(Signature), null),
      /** What was taken, where that is less than what was brought; a wine that is not named went back. */
      taken: v.optional(listUpTo(v.object({ idProduct: Id, qty: Bottles }), DOCUMENT_LINES_LIMIT, 1)),
      refusedReason: v.optional(Message, ''),
    }),
  }) satisfies InputSchemas;

export const failDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/delivery-info/:id/fail',
  access: ['DRIVER'],
  idempotent: true,
  responses: { 200: DeliveryInfo, 409: illegal },
  input: typeOnly<typeof failDeliveryInput>(),
});

export const failDeliveryInput = () =>
  ({
    summary: 'Not handed over, with the reason',
    params,
    body: v.object({ reason: v.pipe(Message, v.minLength(1)) }),
  }) satisfies InputSchemas;
