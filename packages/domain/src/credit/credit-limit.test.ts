import fc from 'fast-check';
import { CREDIT_POLICIES, creditVerdict } from './credit-limit.ts';

const parts = { receivable: 600_000, confirmedOrders: 300_000, cart: 100_001 };

test.each([
  ['NONE', 'PASS', null],
  ['WARN', 'WARN', 1_500_000],
  ['BLOCK', 'BLOCK', 1_000_000],
] as const)('%s past the limit: %s', (policy, verdict, bound) => {
  expect(creditVerdict({ policy, limit: 1_000_000 }, parts)).toEqual({
    verdict,
    exposure: 1_000_001,
    available: -1,
    bound,
  });
});

test('the limit itself still passes', () => {
  expect(creditVerdict({ policy: 'BLOCK', limit: 1_000_001 }, parts)).toMatchObject({
    verdict: 'PASS',
    available: 0,
  });
});

test.each([
  ['half more than the limit', undefined, 1_500_000],
  ['what was agreed', 1_200_000, 1_200_000],
  ['never less than the limit', 900_000, 1_000_000],
])('a client that is only warned may go as far as %s, and no further', (_name, agreed, bound) => {
  const terms = { policy: 'WARN', limit: 1_000_000, bound: agreed ?? null } as const;
  const verdictAt = (exposure: number) =>
    creditVerdict(terms, { receivable: exposure, confirmedOrders: 0, cart: 0 }).verdict;
  expect(verdictAt(bound)).toBe(bound === 1_000_000 ? 'PASS' : 'WARN');
  expect(verdictAt(bound + 1)).toBe('BLOCK');
});

test('a smaller cart is never refused where a larger one passes', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...CREDIT_POLICIES), amount, amount, amount, (policy, limit, cart, less) => {
      const of = (size: number) => creditVerdict({ policy, limit }, { ...parts, cart: size }).verdict;
      const severity = (size: number) => ['PASS', 'WARN', 'BLOCK'].indexOf(of(size));
      expect(severity(Math.min(cart, less))).toBeLessThanOrEqual(severity(cart));
    }),
  );
});
