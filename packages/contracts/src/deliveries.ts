import * as v from 'valibot';
import { CountsQuery, countsBy } from './document-lists.ts';
import { DELIVERY_STATUSES, DeliveryClassify, DeliveryStatus, DeliveryType } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items, pageOf, paging, sortBy } from './page.ts';
import { Picture } from './picture.ts';
import {
  Count,
  Flag,
  Id,
  IdParam,
  IsoDay,
  IsoTime,
  OrderFormNumber,
  SearchWords,
  ShortText,
  StatementNumber,
} from './scalars.ts';
import { asSheet } from './sheets.ts';

/** Hours in which a client receives wines, `HH:MM`; null at an end that nobody has named. */
export const ReceivingHours = v.object({
  from: v.nullable(v.pipe(ShortText, v.isoTime())),
  until: v.nullable(v.pipe(ShortText, v.isoTime())),
});
export type ReceivingHours = v.InferOutput<typeof ReceivingHours>;

/** Whom to call about a delivery. */
const Contact = v.object({ id: Id, fullName: v.string(), mobile: v.nullable(v.string()) });

/** Why a client gives bottles back. */
export const RETURN_REASONS = ['BROKEN', 'SPOILED', 'LABEL', 'WRONG_WINE', 'TOO_MANY', 'OTHER'] as const;
export const ReturnReason = v.picklist(RETURN_REASONS);
export type ReturnReason = v.InferOutput<typeof ReturnReason>;

/** A file of a company with its picture, if it is one. */
const Photo = v.object({ id: Id, url: v.string(), picture: v.nullable(Picture) });

/** What a client asked for: the collection of bottles, and why. */
export const ReturnRequest = v.object({
  reason: ReturnReason,
  comment: v.string(),
  /** Photos of what is wrong, as many as there are; private to the company and its staff. */
  images: v.array(Photo),
  requestedAt: IsoTime,
});
export type ReturnRequest = v.InferOutput<typeof ReturnRequest>;

/** What proves a hand-over: photos of it, the name of who took it, a signature. */
export const DELIVERY_PROOFS = ['PHOTO', 'NAME', 'SIGNATURE'] as const;
export const DeliveryProof = v.picklist(DELIVERY_PROOFS);
export type DeliveryProof = v.InferOutput<typeof DeliveryProof>;

/** Letters of a signature's path: some 800 points, which is twice a long name. */
export const SIGNATURE_LIMIT = 8_000;
/** A point of a field of 480 × 180. */
const POINT = '(?:\\d{1,2}|[1-3]\\d{2}|4[0-7]\\d|480) (?:\\d{1,2}|1[0-7]\\d|180)';
/** A line by finger, in that field: strokes that begin with `M` and go on with `L`, at least one of which is drawn. */
export const Signature = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(SIGNATURE_LIMIT),
  v.regex(new RegExp(`^M${POINT}(?:[ML]${POINT})*$`)),
  v.includes('L'),
);

/** One stop of one driver on one day. */
export const DeliveryInfo = v.object({
  idDeliveryInfo: Id,
  orderFormNumber: v.nullable(OrderFormNumber),
  status: DeliveryStatus,
  type: DeliveryType,
  classify: DeliveryClassify,
  requestDate: IsoDay,
  /** 납기 of its order: the confirmed day, or else the one that was asked for. */
  dueDate: v.optional(v.nullable(IsoDay), null),
  /** Order of the stops of a driver's day, from 0. */
  position: Count,
  clientName: v.string(),
  idClient: v.optional(v.nullable(Id), null),
  /** When its client receives wines. */
  receiving: v.optional(ReceivingHours, { from: null, until: null }),
  /** As it was when it was planned; of a colleague's stop the district alone. */
  shipping: v.object({
    fullName: v.string(),
    mobile: v.string(),
    postalCode: v.string(),
    address1: v.string(),
    address2: v.string(),
    message: v.optional(v.string(), ''),
  }),
  manager: Contact,
  driver: v.nullable(Contact),
  products: v.array(
    v.object({
      idProduct: Id,
      /** In Korean, as on paper. */
      productName: v.string(),
      /** As readers of another language call it, as on a line of its order. */
      name: v.optional(v.string()),
      specification: v.string(),
      /** Bottles of a case. */
      caseSize: v.optional(Count, 6),
      qty: Count,
    }),
  ),
  totalQty: Count,
  /** Room that it takes in a van: whole cases, what is loose packed together. */
  totalCases: v.optional(Count, 0),
  /** 송장 번호 where a carrier brings it; empty otherwise. */
  trackingNumber: v.optional(v.string(), ''),
  startedAt: v.nullable(IsoTime),
  completedAt: v.nullable(IsoTime),
  failedReason: v.nullable(v.string()),
  /** Why it was begun before its day; null where it was not. */
  earlyReason: v.optional(v.nullable(v.string()), null),
  /** What the buyer wrote to the order; the address's own memo is `shipping.message`. */
  requestMessage: v.optional(v.string(), ''),
  /** What its completion wrote to the ledger; null before, and for what costs nothing. */
  idReceipt: v.optional(v.nullable(Id), null),
  /** 거래명세서 of its completion; null before. */
  statementNumber: v.optional(v.nullable(StatementNumber), null),
  /** What its client wants of a completion; any one where it names none. */
  proofs: v.optional(v.array(DeliveryProof), []),
  /** 인수자: who took it. */
  receivedBy: v.optional(v.nullable(v.string()), null),
  /** Of who took it, as the path of a line. */
  signature: v.optional(v.nullable(Signature), null),
  /** What was not taken at the door, went back with the driver and waits to be planned again; and why. */
  refused: v.optional(
    v.array(v.object({ idProduct: Id, productName: v.string(), name: v.optional(v.string()), qty: Count })),
    [],
  ),
  refusedReason: v.optional(v.nullable(v.string()), null),
  /** Photos of the completion, as many as there are; private to the company, its staff and the driver. */
  images: v.array(Photo),
  /** Of a collection that the client asked for. */
  returnRequest: v.optional(v.nullable(ReturnRequest), null),
  /** False for the stop of a client of somebody else, which says where it is and how much, and cannot be changed. */
  isOwn: v.optional(v.boolean(), true),
  version: Count,
});
export type DeliveryInfo = v.InferOutput<typeof DeliveryInfo>;

/** Days of a schedule, both ends included; at most 31. */
const days = { dateFrom: IsoDay, dateTo: IsoDay };

const Driver = v.object({
  ...Contact.entries,
  /** Cases that the van holds; null where nobody has said so. */
  vanCases: v.optional(v.nullable(Count), null),
});
export type Driver = v.InferOutput<typeof Driver>;

export const listDrivers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/driver-list',
  access: ['SALESPERSON'],
  responses: { 200: items(Driver) },
  input: typeOnly<typeof listDriversInput>(),
});

export const listDriversInput = () =>
  ({
    summary: 'Drivers that a delivery can be given to',
  }) satisfies InputSchemas;

/** Cases that a van may be said to hold. */
export const VAN_CASES_LIMIT = 9_999;

export const changeVan = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/delivery-info/drivers/:id/van',
  access: ['SALESPERSON'],
  responses: { 200: Driver },
  input: typeOnly<typeof changeVanInput>(),
});

export const changeVanInput = () =>
  ({
    summary: "Says how many cases a driver's van holds; null where nobody counts",
    params: v.object({ id: IdParam }),
    body: v.object({ vanCases: v.nullable(v.pipe(Count, v.minValue(1), v.maxValue(VAN_CASES_LIMIT))) }),
  }) satisfies InputSchemas;

export const listScheduledDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/salesperson',
  access: ['SALESPERSON'],
  responses: { 200: items(DeliveryInfo) },
  input: typeOnly<typeof listScheduledDeliveriesInput>(),
});

export const listScheduledDeliveriesInput = () =>
  ({
    summary:
      "Deliveries of the sales person's clients on these days, by day, driver and stop; with `all` the stops of others, too, as far as they matter to a plan",
    query: v.object({ ...days, all: v.optional(Flag, false) }),
  }) satisfies InputSchemas;

export const listDeliveriesOfSales = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/salesperson/all',
  access: ['SALESPERSON'],
  responses: { 200: pageOf(DeliveryInfo) },
  input: typeOnly<typeof listDeliveriesOfSalesInput>(),
});

export const listDeliveriesOfSalesInput = () =>
  ({
    summary: "All deliveries of the sales person's clients, the latest first",
    query: v.object({ status: v.optional(DeliveryStatus), q: v.optional(SearchWords), ...paging }),
  }) satisfies InputSchemas;

export const listDeliveriesOfDriver = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/driver',
  access: ['DRIVER'],
  responses: { 200: items(DeliveryInfo) },
  input: typeOnly<typeof listDeliveriesOfDriverInput>(),
});

export const listDeliveriesOfDriverInput = () =>
  ({
    summary: "The driver's own stops of a day (today in Seoul where none is named), in their order",
    query: v.object({ date: v.optional(IsoDay) }),
  }) satisfies InputSchemas;

export const listDeliveriesOfBuyer = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/buyer',
  access: ['B2B'],
  responses: { 200: pageOf(DeliveryInfo) },
  input: typeOnly<typeof listDeliveriesOfBuyerInput>(),
});

export const listDeliveriesOfBuyerInput = () =>
  ({
    summary: "Deliveries to the buyer's company, the latest first",
    query: v.object({
      status: v.optional(DeliveryStatus),
      /** Days of the delivery. */
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Part of an order's number, or of the name of a driver or a wine. */
      q: v.optional(SearchWords),
      ...paging,
      ...asSheet(),
      sort: sortBy('requestDate'),
    }),
  }) satisfies InputSchemas;

export const countDeliveriesOfBuyer = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-info/current-state',
  access: ['B2B'],
  responses: { 200: countsBy(DELIVERY_STATUSES) },
  input: typeOnly<typeof countDeliveriesOfBuyerInput>(),
});

export const countDeliveriesOfBuyerInput = () =>
  ({
    summary: "Deliveries to the buyer's company by state; the numbers add up to `total`",
    query: CountsQuery,
  }) satisfies InputSchemas;

export const listManagers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/managers',
  access: ['B2B', 'SALESPERSON', 'DRIVER'],
  responses: { 200: items(Contact) },
  input: typeOnly<typeof listManagersInput>(),
});

export const listManagersInput = () =>
  ({
    summary: 'Sales staff that a member may call',
  }) satisfies InputSchemas;
