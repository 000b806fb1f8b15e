// Mistakes that must not compile: each line below is a test of the types.
import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, type SuccessOf, typeOnly, urlOf } from './endpoint.ts';
import { getProduct } from './product-detail.ts';
import { listProducts } from './products.ts';

const input = typeOnly<() => InputSchemas>();

// @ts-expect-error An endpoint without `access` would be open by accident.
defineEndpoint({ method: 'GET', path: '/api/v1/x', responses: { 200: v.string() }, input });

// @ts-expect-error Nobody would know what goes into it.
defineEndpoint({ method: 'GET', path: '/api/v1/x', access: 'everyone', responses: { 200: v.string() } });

// @ts-expect-error What is of the type alone is not there at run time.
listProducts.input.query;

defineEndpoint({
  method: 'GET',
  path: '/api/v1/x',
  // @ts-expect-error No such role.
  access: ['ADMIN'],
  responses: { 200: v.string() },
  input,
});

// @ts-expect-error The path needs an id.
urlOf(getProduct, { params: {} });

// @ts-expect-error No such field to sort by.
urlOf(listProducts, { query: { sort: 'secret,asc' } });

// @ts-expect-error A product of the list carries no price.
export type PriceOfGuest = SuccessOf<typeof listProducts>['_embedded']['items'][number]['price'];
