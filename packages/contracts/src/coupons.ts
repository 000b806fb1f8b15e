import * as v from 'valibot';
import { CountsQuery, countsBy } from './document-lists.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { onceWhole, paging, sortBy } from './page.ts';
import { Count, Id, IsoDay, OrderFormNumber, SearchWords, Won } from './scalars.ts';
import { asSheet } from './sheets.ts';

/** What became of a coupon: to be used, used on an order, or its days are over. */
export const COUPON_STATES = ['USABLE', 'USED', 'EXPIRED'] as const;
export const CouponState = v.picklist(COUPON_STATES);
export type CouponState = v.InferOutput<typeof CouponState>;

/** A coupon of a company: so many percent off the supply value of one order. */
export const Coupon = v.object({
  id: Id,
  /** Of whose level it came. */
  level: v.string(),
  percent: Count,
  /** The most that it takes off, without VAT. */
  most: Won,
  validFrom: IsoDay,
  validTo: IsoDay,
  state: CouponState,
  /** The order that it was used on, and what it took off, without VAT. */
  orderFormNumber: v.nullable(OrderFormNumber),
  discount: v.nullable(Won),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/coupons',
  access: ['B2B'],
  responses: { 200: onceWhole(Coupon) },
  input: typeOnly<typeof listCouponsInput>(),
});

export const listCouponsInput = () =>
  ({
    summary: "The company's coupons: those that can be used first, then the latest",
    query: v.object({
      status: v.optional(CouponState),
      /** Days in Seoul, both ends included: coupons that are good on one of them. */
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Part of the number of the order that it was used on. */
      q: v.optional(SearchWords),
      ...paging,
      ...asSheet(),
      sort: sortBy('validFrom'),
    }),
  }) satisfies InputSchemas;

export const countCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/coupons/current-state',
  access: ['B2B'],
  responses: { 200: countsBy(COUPON_STATES) },
  input: typeOnly<typeof countCouponsInput>(),
});

export const countCouponsInput = () =>
  ({
    summary: 'How many coupons can be used, were used, and are past their days',
    query: CountsQuery,
  }) satisfies InputSchemas;

const Level = v.object({
  code: v.string(),
  /** Supply value bought within twelve months from which it begins. */
  from: Won,
  coupon: v.nullable(v.object({ percent: Count, most: Won })),
});

/** 회원 등급 of a company. */
export const BuyerLevels = v.object({
  /** The lowest first. */
  levels: v.array(Level),
  level: v.string(),
  /** Supply value of what was bought less what was taken back, between these days. */
  bought: Won,
  dateFrom: IsoDay,
  dateTo: IsoDay,
  /** Null at the top. */
  next: v.nullable(v.object({ code: v.string(), missing: Won })),
});
export type BuyerLevels = v.InferOutput<typeof BuyerLevels>;

export const getBuyerLevels = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/buyer-levels',
  access: ['B2B'],
  responses: { 200: BuyerLevels },
  input: typeOnly<typeof getBuyerLevelsInput>(),
});

export const getBuyerLevelsInput = () =>
  ({
    summary: "The company's level, what each level gives, and what is missing for the next one",
  }) satisfies InputSchemas;
