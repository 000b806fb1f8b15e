import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Id, IdParam, ShortText } from './scalars.ts';

const words = (limit: number, least = 0) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(limit));

/** Longest texts of a place, by its fields; its telephone number as it is typed. */
export const PLACE_NAME_LIMIT = 50;
export const RECIPIENT_LIMIT = 50;
export const TYPED_PHONE_LIMIT = 20;
export const STREET_LIMIT = 200;
export const ROOM_LIMIT = 100;
export const SHIPPING_MESSAGE_LIMIT = 200;

/** A word for the driver. */
export const ShippingMessage = words(SHIPPING_MESSAGE_LIMIT);

/** Where wines go: the person, the place, and a word for the driver. */
export const ShippingAddressFields = v.object({
  fullName: words(RECIPIENT_LIMIT, 1),
  /** Digits, with or without hyphens; stored as digits. */
  mobile: v.pipe(words(TYPED_PHONE_LIMIT, 1), v.regex(/^[+\d][\d -]*$/)),
  postalCode: v.pipe(ShortText, v.regex(/^\d{5}$/)),
  /** Road-name address; floor and room in `address2`. */
  address1: words(STREET_LIMIT, 1),
  address2: words(ROOM_LIMIT),
  message: v.optional(ShippingMessage, ''),
});
export type ShippingAddressFields = v.InferOutput<typeof ShippingAddressFields>;

export const ShippingAddress = v.object({
  id: Id,
  /** What the company calls the place. */
  name: v.string(),
  ...ShippingAddressFields.entries,
  isDefault: v.boolean(),
});
export type ShippingAddress = v.InferOutput<typeof ShippingAddress>;

export const SHIPPING_ADDRESSES_LIMIT = 30;

const body = v.object({
  name: words(PLACE_NAME_LIMIT, 1),
  ...ShippingAddressFields.entries,
  isDefault: v.optional(v.boolean(), false),
});
const params = v.object({ id: IdParam });

export const listShippingAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/shipping-addresses',
  access: ['B2B'],
  responses: { 200: items(ShippingAddress) },
  input: typeOnly<typeof listShippingAddressesInput>(),
});

export const listShippingAddressesInput = () =>
  ({
    summary: "The company's addresses, the default one first",
  }) satisfies InputSchemas;

export const createShippingAddress = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/shipping-addresses',
  access: ['B2B'],
  responses: { 201: ShippingAddress, 409: refusal('TOO_MANY_ADDRESSES') },
  input: typeOnly<typeof createShippingAddressInput>(),
});

export const createShippingAddressInput = () =>
  ({
    summary: 'Keeps an address; the first one is the default',
    body,
  }) satisfies InputSchemas;

export const changeShippingAddress = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/shipping-addresses/:id',
  access: ['B2B'],
  responses: { 200: ShippingAddress },
  input: typeOnly<typeof changeShippingAddressInput>(),
});

export const changeShippingAddressInput = () =>
  ({
    summary: 'Changes an address',
    params,
    body,
  }) satisfies InputSchemas;

export const deleteShippingAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/b2b/shipping-addresses/:id',
  access: ['B2B'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof deleteShippingAddressInput>(),
});

export const deleteShippingAddressInput = () =>
  ({
    summary: 'Forgets an address; what was sent there keeps it',
    params,
  }) satisfies InputSchemas;
