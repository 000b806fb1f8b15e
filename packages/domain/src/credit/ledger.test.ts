import fc from 'fast-check';
import { LEDGER_TYPES, ledgerRows, receivable, statementFoot } from './ledger.ts';

const entry = fc.record({
  day: fc.constant('2026-11-20'),
  type: fc.constantFrom(...LEDGER_TYPES),
  amount: fc.integer({ min: 0, max: 1_000_000_000 }),
});

test('the balance is carried through sales, returns, allowances and payments', () => {
  const day = '2026-11-20';
  const rows = ledgerRows(100_000, [
    { day, type: 'SALE', amount: 55_000 },
    { day, type: 'RETURN', amount: 5_500 },
    { day, type: 'ALLOWANCE', amount: 500 },
    { day, type: 'PAYMENT', amount: 149_000 },
  ]);
  expect(rows.map((row) => row.balance)).toEqual([155_000, 149_500, 149_000, 0]);
});

test('the last balance is what the client owes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.array(entry), (brought, entries) => {
      expect(ledgerRows(brought, entries).at(-1)?.balance ?? brought).toBe(receivable(brought, entries));
    }),
  );
});

test('a negative entry is refused, its type says the direction', () => {
  expect(() => receivable(0, [{ day: '2026-11-20', type: 'SALE', amount: -1 }])).toThrow(RangeError);
});

test('the foot of a statement adds up', () => {
  expect(statementFoot(100_000, 55_000, 30_000)).toEqual({
    broughtForward: 100_000,
    thisDocument: 55_000,
    paid: 30_000,
    receivable: 125_000,
  });
});
