import fc from 'fast-check';
import { CREDIT_POLICIES, creditVerdict } from './credit-limit.ts';

const parts = { receivable: 600_000, confirmedOrders: 300_000, cart: 100_001 };

test.each([
  ['NONE', 'PASS'],
  ['WARN', 'WARN'],
  ['BLOCK', 'BLOCK'],
] as const)('%s past the limit: %s', (policy, verdict) => {
  expect(creditVerdict({ policy, limit: 1_000_000 }, parts)).toEqual({
    verdict,
    exposure: 1_000_001,
    available: -1,
  });
});

test('the limit itself still passes', () => {
  expect(creditVerdict({ policy: 'BLOCK', limit: 1_000_001 }, parts)).toMatchObject({
    verdict: 'PASS',
    available: 0,
  });
});

test('a smaller cart is never refused where a larger one passes', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...CREDIT_POLICIES), amount, amount, amount, (policy, limit, cart, less) => {
      const of = (size: number) => creditVerdict({ policy, limit }, { ...parts, cart: size }).verdict;
      if (of(cart) === 'PASS') expect(of(Math.min(cart, less))).toBe('PASS');
    }),
  );
});
