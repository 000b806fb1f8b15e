import * as v from 'valibot';
import { queryString, urlOf } from './endpoint.ts';
import { getProduct } from './product-detail.ts';
import { listProducts, listProductsInput } from './products.ts';

test('writes parameters into the path and lists into the query', () => {
  expect(urlOf(getProduct, { params: { id: 7 } })).toBe('/api/v1/b2b/wines/products/7');
  expect(urlOf(listProducts, { query: { idKinds: [1, 2], q: '샤토', vip: true } })).toBe(
    '/api/v1/b2b/wines/products?idKinds=1%2C2&q=%EC%83%A4%ED%86%A0&vip=true',
  );
});

test('refuses to build a path with a hole in it', () => {
  expect(() => urlOf(getProduct, {} as never)).toThrow('needs the parameter "id"');
});

test('leaves out what is absent or empty, and keeps zero and false', () => {
  expect(queryString({ a: undefined, b: null, c: '', d: [], e: 0, f: false })).toBe('e=0&f=false');
});

test('reads the same filter from code and from the wire', () => {
  const fromCode = v.parse(listProductsInput().query, { idKinds: [1, -1], page: 2, facets: false });
  const fromWire = v.parse(listProductsInput().query, { idKinds: '1,-1', page: '2', facets: 'false' });
  expect(fromWire).toEqual(fromCode);
  expect(fromWire).toEqual({ idKinds: [1, -1], page: 2, size: 20, facets: false, corrects: false });
});

test.each([
  ['a page size past the limit', { size: '101' }],
  ['an unknown sort field', { sort: 'secret,asc' }],
  ['an unknown direction', { sort: 'name,up' }],
  ['an id that is no number', { idKinds: '1,x' }],
  ['a sugar level past the scale', { sugarLevels: '6' }],
  ['a number with an exponent', { startScore: '1e1' }],
  ['a negative price', { startPrice: '-1' }],
])('refuses %s', (_name, query) => {
  expect(v.safeParse(listProductsInput().query, query).success).toBe(false);
});
