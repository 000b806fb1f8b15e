import { halfHiddenEmail } from './half-hidden-email.ts';

test.each([
  ['buyer@vitis.test', 'bu***@vitis.test'],
  ['a.very.long.name@shop.example', 'a.***@shop.example'],
  ['kim@shop.example', 'k***@shop.example'],
  ['k@shop.example', 'k***@shop.example'],
])('%s is shown as %s', (email, shown) => {
  expect(halfHiddenEmail(email)).toBe(shown);
});
