import * as v from 'valibot';
import { DeliveryClassify, DeliveryType } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { ProductCard } from './products.ts';
import { Count, EstimateNumber, IsoDay, OrderFormNumber, Won } from './scalars.ts';

/** What waits at the desk of somebody who works here. A field is absent where the role has no such work. */
export const DeskCounts = v.object({
  /** Sales staff, of their own clients: estimates without an answer, and answers that run out within three days. */
  estimatesWaiting: v.optional(Count),
  estimatesExpiring: v.optional(Count),
  /** Orders that nobody has confirmed, and confirmed ones of which something is on no delivery yet. */
  ordersWaiting: v.optional(Count),
  ordersUnplanned: v.optional(Count),
  /** Orders with a delivery that failed and has not been taken back. */
  ordersFailed: v.optional(Count),
  /** Clients that owe something past its day. */
  clientsOverdue: v.optional(Count),
  /** Deliveries of today that are not over; a driver's own. */
  deliveriesToday: Count,
  /** A driver's own: failed today, and planned for tomorrow. */
  deliveriesFailed: v.optional(Count),
  deliveriesTomorrow: v.optional(Count),
});
export type DeskCounts = v.InferOutput<typeof DeskCounts>;

/** What the header's badges and the desk of the home page show. A field is absent where the role has no such thing. */
export const Dashboard = v.object({
  /** Buyers. */
  cartCount: v.optional(Count),
  wishCount: v.optional(Count),
  /** Buyers and sales staff. */
  unreadMessages: v.optional(Count),
  /** Buyers: answered and not expired, with the sum of their totals. Sales staff: waiting for an answer. */
  estimates: v.optional(
    v.object({ count: Count, latest: v.nullable(EstimateNumber), total: v.optional(Won) }),
  ),
  /** Buyers: estimates that they have asked for and that nobody has answered. */
  estimatesAsked: v.optional(Count),
  /** Buyers: dates of repeating orders that ask for a word before they lapse, and those that could not be ordered. */
  repeatDates: v.optional(v.object({ waiting: Count, failed: Count })),
  /** Buyers: those of them that expire within three days, by the first one; null where there is none. */
  expiring: v.optional(
    v.nullable(v.object({ count: Count, first: EstimateNumber, expiredDate: IsoDay, total: Won })),
  ),
  /** Buyers: orders with a proposal of sales staff that still holds, by the one that ends first; null where there is none. */
  proposals: v.optional(v.nullable(v.object({ count: Count, first: OrderFormNumber, dueDate: IsoDay }))),
  /** Buyers: their next one. Drivers: their next one. */
  nextDelivery: v.optional(
    v.nullable(
      v.object({
        date: IsoDay,
        orderFormNumber: v.nullable(OrderFormNumber),
        qty: Count,
        type: DeliveryType,
        /** An older provider leaves it out. */
        classify: v.optional(DeliveryClassify, 'SUPPLY'),
        driverName: v.nullable(v.string()),
      }),
    ),
  ),
  /** Drivers: open deliveries of today. Buyers: likewise, without what goes back. */
  deliveriesToday: v.optional(Count),
  /** Buyers: those of them that are fetched; a provider of an earlier release leaves it out. */
  pickupsToday: v.optional(Count),
  /** Buyers: open collections of today. */
  returnsToday: v.optional(Count),
  /** Buyers: `available` is limit − receivable − openOrders (placed and not sold yet); null where no limit is set. */
  credit: v.optional(
    v.nullable(
      v.object({ limit: Won, receivable: Won, openOrders: Won, openOrderCount: Count, available: Won }),
    ),
  ),
  /** Sales staff and drivers. */
  desk: v.optional(DeskCounts),
  /** Buyers: wines bought within the last three months, at most ten. */
  reorder: v.optional(v.array(ProductCard)),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/dashboard',
  access: ROLES,
  responses: { 200: Dashboard },
  input: typeOnly<typeof getDashboardInput>(),
});

export const getDashboardInput = () =>
  ({
    summary: 'Counts and next steps of the person signed in',
  }) satisfies InputSchemas;
