import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { createRefusals, OrderCoupons, OrderForm, PickupWish } from './order-form-steps.ts';
import { refusal } from './problem.ts';
import { Flag, Id, IsoDay, listUpTo, Won } from './scalars.ts';
import { ShippingAddressFields } from './shipping-addresses.ts';
import { FromCart, Message, OrderedLines } from './trade-documents.ts';

/** How the wines of an order reach the client: they are brought, or fetched at a store. */
export const ORDER_TYPES = ['DELIVERY', 'PICKUP'] as const;

export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/orders',
  access: ['B2B'],
  idempotent: true,
  responses: { 201: OrderForm, 409: refusal(...createRefusals.entries.code.options, 'CASH_INSUFFICIENT') },
  input: typeOnly<typeof createOrderInput>(),
});

export const createOrderInput = () =>
  ({
    summary: 'Orders wines in one call: what is left out is the default address and the earliest day there',
    body: v.object({
      type: v.optional(v.picklist(ORDER_TYPES), 'DELIVERY'),
      /** For somebody else: no paper with prices goes along. */
      gift: v.optional(Flag, false),
      products: OrderedLines,
      fromCart: FromCart,
      /** How much of what was paid ahead pays for this order, VAT included. */
      useCash: v.optional(v.pipe(Won, v.minValue(0)), 0),
      orderCoupons: OrderCoupons,
      /** A coupon on one of the wines alone, in place of one on the order. */
      productCoupons: v.optional(listUpTo(v.object({ idCoupon: Id, idProduct: Id }), 1), []),
      requestMessage: v.optional(Message, ''),
      dueDate: v.optional(IsoDay),
      shipping: v.optional(ShippingAddressFields),
      /** With the type `PICKUP`. */
      pickup: v.optional(PickupWish),
      creditAcknowledged: v.optional(Flag, false),
    }),
  }) satisfies InputSchemas;
