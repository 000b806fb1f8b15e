import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { BUSINESS_TYPE, Language } from './languages.ts';
import { items } from './page.ts';
import { ClientPrice, PriceTier } from './prices.ts';
import { refusal } from './problem.ts';
import { ProductCard } from './products.ts';
import { Bottles, Count, Flag, Id, IdParam, listUpTo, Won } from './scalars.ts';

/** A line as a person asks for it, in bottles. */
export const CartLine = v.object({
  idProduct: Id,
  qty: Bottles,
  businessType: v.optional(v.literal(BUSINESS_TYPE), BUSINESS_TYPE),
});
export type CartLine = v.InferInput<typeof CartLine>;

export const CART_LINES_LIMIT = 100;

/** More steps of a price than a wine has as a rule; a hundred lines with so many are the largest body. */
export const SHOWN_TIERS_LIMIT = 10;

/** Prices and stock of a line as its buyer last saw them; no tiers where it was not sold then. */
export const SeenPrice = v.object({ tiers: v.array(PriceTier), stock: Count });
export type SeenPrice = v.InferOutput<typeof SeenPrice>;

export const CartItem = v.object({
  idProduct: Id,
  qty: Bottles,
  businessType: v.literal(BUSINESS_TYPE),
  product: ProductCard,
  /** Null where the product is no longer sold to this client. */
  price: v.nullable(ClientPrice),
  /** Per bottle for this quantity; null as above. */
  unitPrice: v.nullable(Won),
  /** `unitPrice` × `qty`. */
  supply: v.nullable(Won),
  tax: v.nullable(Won),
  /** What to compare with; null for a line that has not been noted yet. */
  seen: v.optional(v.nullable(SeenPrice), null),
});
export type CartItem = v.InferOutput<typeof CartItem>;

export const Cart = v.object({
  _embedded: v.object({
    items: v.array(CartItem),
    /** Lines that are saved for later: no part of the count, the sums or an order. */
    later: v.optional(v.array(CartItem), []),
  }),
  /** Sums of the lines that can be ordered. */
  totals: v.object({ supply: Won, tax: Won, total: Won }),
});
export type Cart = v.InferOutput<typeof Cart>;

const lines = v.object({ items: listUpTo(CartLine, CART_LINES_LIMIT, 1) });

export const getCart = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b-cart',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof getCartInput>(),
});

export const getCartInput = () =>
  ({
    summary: 'The cart; the number of its items is the cart count',
    query: v.object({
      /** Of the names; the caller's unless told: papers are Korean. */
      language: v.optional(Language),
    }),
  }) satisfies InputSchemas;

export const addToCart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/add',
  access: ['B2B'],
  idempotent: 'optional',
  responses: { 200: Cart },
  input: typeOnly<typeof addToCartInput>(),
});

export const addToCartInput = () =>
  ({
    summary: 'Adds bottles; a product that is there already gets that many more',
    body: lines,
  }) satisfies InputSchemas;

export const modifyCart = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b-cart/modify',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof modifyCartInput>(),
});

export const modifyCartInput = () =>
  ({
    summary: 'Sets the bottles of lines that are in the cart',
    body: lines,
  }) satisfies InputSchemas;

export const deleteFromCart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/delete',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof deleteFromCartInput>(),
});

export const deleteFromCartInput = () =>
  ({
    summary: 'Takes products out of the cart',
    body: v.object({ idProducts: listUpTo(Id, CART_LINES_LIMIT, 1) }),
  }) satisfies InputSchemas;

const named = { idProducts: listUpTo(Id, CART_LINES_LIMIT, 1) };

export const restoreToCart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/restore',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof restoreToCartInput>(),
});

export const restoreToCartInput = () =>
  ({
    summary: 'Takes back a deletion of the last hour: the lines stand where and as they stood',
    body: v.object(named),
  }) satisfies InputSchemas;

export const saveForLater = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/later',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof saveForLaterInput>(),
});

export const saveForLaterInput = () =>
  ({
    summary: 'Puts lines aside, or back into the cart',
    body: v.object({ ...named, later: Flag }),
  }) satisfies InputSchemas;

export const acknowledgeCart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b-cart/seen',
  access: ['B2B'],
  responses: { 200: Cart },
  input: typeOnly<typeof acknowledgeCartInput>(),
});

export const acknowledgeCartInput = () =>
  ({
    summary: 'The buyer has seen prices and stock of these lines: later changes are told against them',
    body: v.object({
      ...named,
      /** As the buyer was shown them; a line that is left out is taken as it is now. */
      shown: v.optional(
        listUpTo(
          v.object({ idProduct: Id, tiers: listUpTo(PriceTier, SHOWN_TIERS_LIMIT), stock: Count }),
          CART_LINES_LIMIT,
        ),
        [],
      ),
    }),
  }) satisfies InputSchemas;

const restockPath = '/api/v1/b2b-cart/restock-notifications';

export const askRestockNotification = defineEndpoint({
  method: 'POST',
  path: restockPath,
  access: ['B2B'],
  responses: { 201: v.object({ idProduct: Id }), 409: refusal('STILL_IN_STOCK') },
  input: typeOnly<typeof askRestockNotificationInput>(),
});

export const askRestockNotificationInput = () =>
  ({
    summary: 'Asks for a mail when a sold-out wine is back; asking twice is the same as once',
    body: v.object({ idProduct: Id }),
  }) satisfies InputSchemas;

export const listRestockNotifications = defineEndpoint({
  method: 'GET',
  path: restockPath,
  access: ['B2B'],
  responses: { 200: items(Id) },
  input: typeOnly<typeof listRestockNotificationsInput>(),
});

export const listRestockNotificationsInput = () =>
  ({
    summary: 'Ids of the wines that the buyer waits for, the latest first',
  }) satisfies InputSchemas;

export const listRestockWines = defineEndpoint({
  method: 'GET',
  path: `${restockPath}/wines`,
  access: ['B2B'],
  responses: { 200: items(ProductCard) },
  input: typeOnly<typeof listRestockWinesInput>(),
});

export const listRestockWinesInput = () =>
  ({
    summary: 'The wines that the buyer waits for, the latest first',
  }) satisfies InputSchemas;

export const cancelRestockNotification = defineEndpoint({
  method: 'DELETE',
  path: restockPath,
  access: ['B2B'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof cancelRestockNotificationInput>(),
});

export const cancelRestockNotificationInput = () =>
  ({
    summary: 'Waits for a wine no longer',
    query: v.object({ idProduct: IdParam }),
  }) satisfies InputSchemas;
