import * as v from 'valibot';
import { CartItem } from './cart.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Count, Flag, Id, IdParam, IsoDay, listUpTo, OrderFormNumber } from './scalars.ts';
import { ShippingAddressFields } from './shipping-addresses.ts';
import { AskedLines, DOCUMENT_LINES_LIMIT, Message, ShownPrice } from './trade-documents.ts';

/** How often a repeating order comes: every week or second week on a weekday, every month on a day. */
export const REPEAT_INTERVALS = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export const RepeatInterval = v.picklist(REPEAT_INTERVALS);
export type RepeatInterval = v.InferOutput<typeof RepeatInterval>;

export const REPEATING_ORDER_STATUSES = ['ACTIVE', 'PAUSED', 'ENDED'] as const;
export const RepeatingOrderStatus = v.picklist(REPEATING_ORDER_STATUSES);
export type RepeatingOrderStatus = v.InferOutput<typeof RepeatingOrderStatus>;

/**
 * What became of one date: nothing yet, prepared and waiting for the buyer, ordered, skipped, not possible as it is, or
 * over without the buyer's word.
 */
export const REPEAT_DATE_STATES = ['PLANNED', 'WAITING', 'ORDERED', 'SKIPPED', 'FAILED', 'LAPSED'] as const;
export const RepeatDateState = v.picklist(REPEAT_DATE_STATES);
export type RepeatDateState = v.InferOutput<typeof RepeatDateState>;

/** One date of a repeating order. */
export const RepeatDate = v.object({
  /** As the rhythm has it; names the date. */
  day: IsoDay,
  /** When the wines come: the next day on which the area is served. */
  deliveryDay: IsoDay,
  /** When its order is made, or laid before the buyer. */
  preparedOn: IsoDay,
  state: RepeatDateState,
  orderFormNumber: v.nullable(OrderFormNumber),
  /** Code of the refusal that kept it from being ordered; null where nothing did. */
  refusal: v.nullable(v.string()),
});
export type RepeatDate = v.InferOutput<typeof RepeatDate>;

const terms = {
  interval: RepeatInterval,
  /** The first date; the others follow from it. */
  firstDay: IsoDay,
  /** Whether each date waits for the buyer's word; otherwise it is ordered at once. */
  asksFirst: v.boolean(),
  shipping: ShippingAddressFields,
};

/** 정기 발주: an order that comes again and again until it is ended. Its version is the ETag. */
export const RepeatingOrder = v.object({
  id: Id,
  status: RepeatingOrderStatus,
  ...terms,
  requestMessage: v.string(),
  /** At today's prices and stock; a wine that is no longer sold has no price. */
  products: v.array(CartItem),
  /** The next three; where it is paused those that were prepared before, and none where it is ended. */
  dates: v.array(RepeatDate),
  /** What became of the last ones, the latest first. */
  past: v.array(RepeatDate),
  version: Count,
});
export type RepeatingOrder = v.InferOutput<typeof RepeatingOrder>;

/** So many that are not ended may a company have. */
export const REPEATING_ORDERS_LIMIT = 20;

const path = '/api/v1/b2b/repeating-orders';
const params = v.object({ id: IdParam });
const dateParams = v.object({ id: IdParam, day: IsoDay });
const body = v.object({ ...terms, requestMessage: v.optional(Message, ''), products: AskedLines });

export const listRepeatingOrders = defineEndpoint({
  method: 'GET',
  path,
  access: ['B2B'],
  responses: { 200: items(RepeatingOrder) },
  input: typeOnly<typeof listRepeatingOrdersInput>(),
});

export const listRepeatingOrdersInput = () =>
  ({
    summary: "The company's repeating orders with their next dates; those that are ended last",
  }) satisfies InputSchemas;

export const createRepeatingOrder = defineEndpoint({
  method: 'POST',
  path,
  access: ['B2B'],
  idempotent: true,
  responses: {
    201: RepeatingOrder,
    409: refusal('PRODUCT_UNAVAILABLE', 'TOO_MANY_REPEATING_ORDERS', 'REPEATING_ORDER_EXISTS'),
  },
  input: typeOnly<typeof createRepeatingOrderInput>(),
});

export const createRepeatingOrderInput = () =>
  ({
    summary: 'Begins a repeating order; no price is kept in it',
    body: v.object({
      ...body.entries,
      /** One like another that is not ended is begun once the buyer has been asked. */
      repetitionAcknowledged: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;

export const changeRepeatingOrder = defineEndpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: ['B2B'],
  ifMatch: true,
  responses: { 200: RepeatingOrder, 409: refusal('PRODUCT_UNAVAILABLE', 'REPEATING_ORDER_ENDED') },
  input: typeOnly<typeof changeRepeatingOrderInput>(),
});

export const changeRepeatingOrderInput = () =>
  ({
    summary: 'Changes what is ordered, where to and how often; what was ordered stays',
    params,
    body,
  }) satisfies InputSchemas;

export const setRepeatingOrderStatus = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/status`,
  access: ['B2B'],
  responses: { 200: RepeatingOrder, 409: refusal('REPEATING_ORDER_ENDED') },
  input: typeOnly<typeof setRepeatingOrderStatusInput>(),
});

export const setRepeatingOrderStatusInput = () =>
  ({
    summary: 'Pauses a repeating order, takes it up again, or ends it for good',
    params,
    body: v.object({ status: RepeatingOrderStatus }),
  }) satisfies InputSchemas;

export const skipRepeatDate = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/dates/:day/skip`,
  access: ['B2B'],
  responses: { 200: RepeatingOrder, 409: refusal('REPEATING_ORDER_ENDED', 'REPEAT_DATE_ORDERED') },
  input: typeOnly<typeof skipRepeatDateInput>(),
});

export const skipRepeatDateInput = () =>
  ({
    summary: 'Leaves one date out, or takes that back',
    params: dateParams,
    body: v.object({ skipped: Flag }),
  }) satisfies InputSchemas;

export const confirmRepeatDate = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/dates/:day/confirm`,
  access: ['B2B'],
  idempotent: true,
  responses: {
    200: RepeatingOrder,
    409: refusal(
      'PRODUCT_UNAVAILABLE',
      'OUT_OF_STOCK',
      'PRICE_RAISED_SINCE',
      'CREDIT_LIMIT_WARNING',
      'CREDIT_LIMIT_EXCEEDED',
      'REPEATING_ORDER_ENDED',
      'REPEAT_DATE_CLOSED',
      'REPEAT_DAY_NOT_KEPT',
    ),
    412: refusal('VERSION_STALE'),
  },
  input: typeOnly<typeof confirmRepeatDateInput>(),
});

export const confirmRepeatDateInput = () =>
  ({
    summary: 'Orders one date; the same again answers with the order that is there',
    params: dateParams,
    body: v.object({
      /** Of the order as the buyer was shown it; another one since answers 412. Not asked of a remote of an earlier release. */
      version: v.optional(Count),
      /** What a bottle cost when the buyer was shown the order; a wine that is not named is taken at today's price. */
      shownPrices: v.optional(listUpTo(ShownPrice, DOCUMENT_LINES_LIMIT), []),
      creditAcknowledged: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;
