import fc from 'fast-check';
import { settleAdded } from './settle-added.ts';
import { type LedgerMovement, settleLedger } from './settlement.ts';

const today = '2026-11-18';
const movement = fc.record({
  type: fc.constantFrom('OPENING', 'SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT'),
  amount: fc.integer({ min: 0, max: 1_000 }),
  takesOff: fc.boolean(),
  idOrder: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  /** Of the rows before it, how far back the one is that it points at. */
  pays: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  isLate: fc.boolean(),
});

/** What a ledger leaves for later rows, as a reader of its rows finds it. */
function restOf(rows: readonly LedgerMovement[]) {
  const settled = settleLedger(rows, today);
  const all = rows.map((row) => ({ row, settlement: settled.get(row.id)! }));
  return {
    settled,
    rest: {
      open: all.filter(({ row, settlement }) => row.change > 0 && settlement.open > 0),
      balance: rows.reduce((sum, { change }) => sum + change, 0),
      isPaidAhead: all.some(({ row, settlement }) => row.change < 0 && settlement.open > 0),
      givenBack: new Set(
        rows.flatMap(({ change, type, idOrder }) =>
          change < 0 && type !== 'PAYMENT' && idOrder !== null ? [idOrder] : [],
        ),
      ),
    },
  };
}

test('whatever is added to whatever ledger, it is as if all of it had been settled anew', () => {
  let continued = 0;
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 14 }), fc.nat(14), (movements, at) => {
      const rows = movements.map(
        ({ type, amount, takesOff, idOrder, pays, isLate }, index): LedgerMovement => {
          const id = index + 1;
          const isOwed = type === 'SALE' || (type !== 'RETURN' && type !== 'PAYMENT' && !takesOff);
          return {
            id,
            type,
            idOrder,
            day: `2026-11-${String(id).padStart(2, '0')}`,
            change: isOwed ? amount : -amount,
            dueDay: isOwed ? (isLate ? '2026-11-10' : '2026-12-10') : null,
            pays: pays !== null && pays < id ? id - pays : null,
          };
        },
      );
      const { settled, rest } = restOf(rows.slice(0, at));
      const changed = settleAdded(rest, rows.slice(at), today);
      if (changed === null) return;
      continued += 1;
      const whole = settleLedger(rows, today);
      expect(new Map([...settled, ...changed])).toEqual(whole);
    }),
    { numRuns: 2_000 },
  );
  // Otherwise nothing would have been compared.
  expect(continued).toBeGreaterThan(500);
});

const row = (
  id: number,
  type: LedgerMovement['type'],
  change: number,
  more: Partial<LedgerMovement> = {},
) => ({
  id,
  type,
  change,
  day: `2026-11-0${id}`,
  dueDay: null,
  idOrder: null,
  pays: null,
  ...more,
});

test.each<[string, LedgerMovement[], LedgerMovement]>([
  ['money that was paid ahead waits for it', [row(1, 'PAYMENT', -100)], row(2, 'SALE', 100)],
  [
    'something of its order was given back already',
    [row(1, 'SALE', 100, { idOrder: 7 }), row(2, 'RETURN', -50, { idOrder: 7 })],
    row(3, 'SALE', 100, { idOrder: 7 }),
  ],
])('a sale is left to settling all of it where %s', (_name, before, sale) => {
  expect(settleAdded(restOf(before).rest, [sale], today)).toBeNull();
});
