import { expiryOf, isExpired } from './token.ts';

const token = (claims: unknown) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.x`;

test('reads the expiry of a token', () => {
  expect(expiryOf(token({ exp: 1_800_000_000 }))).toBe(1_800_000_000);
});

test.each(['', 'a.b.c', 'a', token({}), token(null), token({ exp: 'soon' })])(
  '%j has no expiry and counts as expired',
  (text) => {
    expect(expiryOf(text)).toBeNull();
    expect(isExpired(text, 0)).toBe(true);
  },
);

test('a token ends with its second', () => {
  expect(isExpired(token({ exp: 10 }), 9_999)).toBe(false);
  expect(isExpired(token({ exp: 10 }), 10_000)).toBe(true);
});
