import { BUYER_LEVELS, buyerLevelOf, couponDiscount, quarterOf } from './buyer-levels.ts';

test.each([
  [0, 'WELCOME', 10_000_000],
  [-5, 'WELCOME', 10_000_005],
  [9_999_999, 'WELCOME', 1],
  [10_000_000, 'SILVER', 20_000_000],
  [99_999_999, 'GOLD', 1],
  [500_000_000, 'PLATINUM', null],
])('%d won bought make %s, with %s missing for the next', (bought, code, missing) => {
  const { level, next } = buyerLevelOf(bought);
  expect([level.code, next?.missing ?? null]).toEqual([code, missing]);
});

test('a higher level never gives less', () => {
  const gifts = BUYER_LEVELS.map(({ coupon }) => coupon?.percent ?? 0);
  expect(gifts).toEqual([...gifts].sort((one, other) => one - other));
});

test('a coupon takes off its percent, at most its bound, and never more than there is', () => {
  expect(couponDiscount({ percent: 3, most: 300_000 }, 1_000_033)).toBe(30_000);
  expect(couponDiscount({ percent: 3, most: 300_000 }, 100_000_000)).toBe(300_000);
  expect(couponDiscount({ percent: 100, most: 300_000 }, 10)).toBe(10);
});

test('a quarter begins and ends where the calendar says', () => {
  expect(quarterOf('2026-11-23')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  expect(quarterOf('2024-02-29')).toEqual({ first: '2024-01-01', last: '2024-03-31' });
});
