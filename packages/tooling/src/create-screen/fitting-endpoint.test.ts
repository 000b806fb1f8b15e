import { fittingEndpoint } from './fitting-endpoint.ts';
import type { ScreenKind } from './wanted-screen.ts';

const fit = (kind: ScreenKind, endpoint: string) => () => fittingEndpoint({ kind, endpoint });

test('an endpoint that is not there is to be declared first, and those that would fit are named', () => {
  expect(fit('list', 'listUnicorns')).toThrow(
    /There is no endpoint "listUnicorns"\. Declare it first: in packages\/contracts\/src.* are .*listEstimates, .*listOrderForms/,
  );
});

test.each<[ScreenKind, string, string]>([
  ['list', 'getEstimate', 'it does not answer with pages of rows'],
  ['list', 'listEstimateRevisions', 'it does not answer with pages of rows'],
  ['list', 'listWishes', 'its query has no dateFrom, dateTo'],
  ['detail', 'listEstimates', 'its path has not one parameter'],
  ['detail', 'confirmEstimate', 'it is no GET'],
  ['article', 'listEstimateRevisions', 'it answers with a list'],
  ['form', 'getEstimate', 'it takes no body'],
  ['form', 'cancelEstimate', 'its path has a parameter'],
  ['form', 'createEstimate', 'a person cannot fill in its products as text or choice'],
])('a %s is not made of %s: %s', (kind, endpoint, reason) => {
  expect(fit(kind, endpoint)).toThrow(`${endpoint} is not for a ${kind}: ${reason}`);
});

test.each<[ScreenKind, string]>([
  ['list', 'listEstimates'],
  ['list', 'listOrderFormsOfSales'],
  ['detail', 'getOrderForm'],
  ['article', 'getLegalDocument'],
  ['form', 'createShippingAddress'],
  ['form', 'changePassword'],
])('a %s is made of %s', (kind, endpoint) => {
  expect(fit(kind, endpoint)).not.toThrow();
});
