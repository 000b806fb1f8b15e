import { askedProduct, productId } from './product-id.ts';

test.each(['', 'abc', '0', '-3', '1.5', '01', '1e3', '99999999999', '2147483647', '７'])(
  'the address %j names no wine, and the provider is asked for one that it never has',
  (text) => {
    expect(productId(text)).toBeNull();
    expect(askedProduct(text)).toEqual({ params: { id: 2_147_483_647 } });
  },
);

test('an id names a wine', () => {
  expect(productId('42')).toBe(42);
  expect(askedProduct('42')).toEqual({ params: { id: 42 } });
});
