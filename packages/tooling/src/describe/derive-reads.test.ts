import {
  type Endpoint,
  getLegalDocument,
  getProduct,
  listEstimates,
  listProducts,
  searchProducts,
} from '@vitis/contracts';
import type { Declaration } from './asked-questions.ts';
import { deriveReads } from './derive-reads.ts';

type Data = NonNullable<Declaration['data']>;

const ask = (endpoint: Endpoint, query: object = {}, params: object = {}) => ({
  endpoint,
  input: { query, params },
});
const readsOf = (data: Data, path = '/wines', access: Declaration['access'] = 'everyone') =>
  deriveReads(path, { access, data }).reads;

test('a question that is always the same is written as it is', () => {
  expect(readsOf(() => [ask(listProducts, { size: 10, facets: false })])).toEqual([
    '/api/v1/b2b/wines/products?size=10&facets=false',
  ]);
});

test('parameters of the path and of the query stand for themselves, and pages are counted from 1', () => {
  const reads = readsOf(
    ({ params, search }) => [
      ask(listProducts, { page: Number(search.get('page') ?? 1) - 1, q: search.get('q') ?? '' }),
      ask(getProduct, {}, { id: params.pid }),
    ],
    '/wines/:pid',
  );
  expect(reads).toEqual(['/api/v1/b2b/wines/products?page=0{&page,q}', '/api/v1/b2b/wines/products/:pid']);
});

test('a parameter of the path that an endpoint takes in its query stands for itself there', () => {
  const reads = readsOf(({ params }) => [ask(listProducts, { idWinery: params.wid, size: 100 })], '/w/:wid');
  expect(reads).toEqual(['/api/v1/b2b/wines/products?idWinery=:wid&size=100']);
});

test('a parameter that only looks at the screen concern is read, and not passed on', () => {
  const { query, reads } = deriveReads('/wines', {
    access: 'everyone',
    data: ({ search }) => [ask(listProducts, search.get('view') === 'table' ? {} : {})],
    head: ({ search }) => ({ title: search.get('title') ?? '' }),
  });
  expect(query).toEqual(['view', 'title']);
  expect(reads).toEqual(['/api/v1/b2b/wines/products']);
});

test('the values that an endpoint names are tried, and those that depend on who looks are not foreseen', () => {
  const data: Data = ({ search, roles = [] }) => {
    const sort = search.get('sort') ?? '';
    const price = roles.includes('B2B') ? search.get('startPrice') : null;
    const known = ['newest', 'price,asc'].includes(sort) && (roles.includes('B2B') || sort === 'newest');
    return [ask(listProducts, { startPrice: price, sort: known ? sort : null })];
  };
  expect(readsOf(data)).toEqual(['/api/v1/b2b/wines/products{&sort}{!sort=price,startPrice}']);
});

test('what is asked only at some addresses, or only by some who look, is left to the screen', () => {
  const data: Data = ({ search, roles = [] }) => [
    ...(search.get('q') ? [ask(searchProducts, { q: search.get('q') })] : []),
    ...(roles.length > 0 ? [ask(listEstimates)] : []),
    ask(listProducts),
  ];
  expect(readsOf(data)).toEqual(['/api/v1/b2b/wines/products']);
});

test('with a parameter that changes more than the one of its name nothing is foreseen', () => {
  const data: Data = ({ search }) => [
    ask(listProducts, search.get('view') === 'true' ? { size: 50, facets: false } : { size: 20 }),
  ];
  expect(readsOf(data)).toEqual(['/api/v1/b2b/wines/products?size=20{!view}']);
});

test('parameters that ask something else together than alone are refused', () => {
  const data: Data = ({ search }) => [
    ask(listProducts, { q: search.get('idKinds') ? '' : search.get('q'), idKinds: search.get('idKinds') }),
  ];
  expect(() => readsOf(data)).toThrow(/at \?idKinds=.* its data asks/);
});

test('a screen is not for more people than its data', () => {
  expect(() => readsOf(() => [ask(listEstimates)], '/mine', 'members')).toThrow(
    'its data asks /api/v1/b2b/estimates/list, which does not answer all who may open the screen',
  );
  expect(readsOf(() => [ask(listEstimates)], '/mine', ['B2B'])).toEqual(['/api/v1/b2b/estimates/list']);
});

test('a choice that asks for another thing is an address of its own, and one that narrows a list is none', () => {
  const data: Data = ({ search }) => [
    ask(getLegalDocument, {}, { type: search.get('type') === 'PRIVACY' ? 'PRIVACY' : 'TERM' }),
    ask(listProducts, { sort: search.get('sort') ?? '' }),
  ];
  expect(deriveReads('/terms', { access: 'everyone', data }).addresses).toEqual(['/terms?type=PRIVACY']);
  expect(deriveReads('/wines/:pid', { access: 'everyone', data }).addresses).toEqual([]);
});
