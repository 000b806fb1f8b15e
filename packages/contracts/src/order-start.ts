import * as v from 'valibot';
import { Credit } from './credit.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ClientChoice } from './estimate-steps.ts';
import { Count, IdParam, IsoTime, OrderFormNumber, Won } from './scalars.ts';
import { ShippingAddress, ShippingAddressFields } from './shipping-addresses.ts';
import { DocumentLine } from './trade-documents.ts';

/** What sales staff begin with when a client orders by telephone. */
export const OrderStart = v.object({
  client: ClientChoice,
  /** Null where the client has no limit. */
  credit: v.nullable(Credit),
  /** The client's own, the default one first. */
  addresses: v.array(ShippingAddress),
  /** What it ordered last, unless that was cancelled; null for the first order. */
  lastOrder: v.nullable(
    v.object({
      orderFormNumber: OrderFormNumber,
      requestedAt: IsoTime,
      total: Won,
      totalQty: Count,
      shipping: ShippingAddressFields,
      products: v.array(DocumentLine),
    }),
  ),
});
export type OrderStart = v.InferOutput<typeof OrderStart>;

export const getOrderStart = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/client/:id/order-start',
  access: ['SALESPERSON'],
  responses: { 200: OrderStart },
  input: typeOnly<typeof getOrderStartInput>(),
});

export const getOrderStartInput = () =>
  ({
    summary: 'Credit, addresses and last order of one of the own clients, for an order by telephone',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
