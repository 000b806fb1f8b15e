// Mistakes that must not compile: each line below is a test of the types.
import * as v from 'valibot';
import { defineEndpoint, type SuccessOf, urlOf } from './endpoint.ts';
import { getProduct, listProducts } from './products.ts';

// @ts-expect-error An endpoint without `access` would be open by accident.
defineEndpoint({ method: 'GET', path: '/api/v1/x', responses: { 200: v.string() }, summary: '' });

defineEndpoint({
  method: 'GET',
  path: '/api/v1/x',
  // @ts-expect-error No such role.
  access: ['ADMIN'],
  responses: { 200: v.string() },
  summary: '',
});

// @ts-expect-error The path needs an id.
urlOf(getProduct, { params: {} });

// @ts-expect-error No such field to sort by.
urlOf(listProducts, { query: { sort: 'secret,asc' } });

// @ts-expect-error A product of the list carries no price.
export type PriceOfGuest = SuccessOf<typeof listProducts>['_embedded']['items'][number]['price'];
