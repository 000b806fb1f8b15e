import fc from 'fast-check';
import { type LedgerMovement, settleLedger } from './settlement.ts';

const row = (
  id: number,
  type: LedgerMovement['type'],
  change: number,
  more: Partial<LedgerMovement> = {},
) => ({
  id,
  day: `2026-11-${String(id).padStart(2, '0')}`,
  type,
  change,
  dueDay: change > 0 ? '2026-11-20' : null,
  idOrder: null,
  pays: null,
  ...more,
});
const settled = (rows: readonly LedgerMovement[], today = '2026-11-18') => [
  ...settleLedger(rows, today).values(),
];

test('a payment pays the oldest first, and both sides name each other', () => {
  const rows = [row(1, 'OPENING', 100), row(2, 'SALE', 300), row(3, 'PAYMENT', -250)];
  expect(settled(rows)).toEqual([
    { parts: [{ id: 3, amount: 100 }], open: 0, status: 'PAID', balance: 100 },
    { parts: [{ id: 3, amount: 150 }], open: 150, status: 'PARTLY_PAID', balance: 400 },
    {
      parts: [
        { id: 1, amount: 100 },
        { id: 2, amount: 150 },
      ],
      open: 0,
      status: null,
      balance: 150,
    },
  ]);
});

test('a return takes off the sales of its own order first, however old others are', () => {
  const rows = [
    row(1, 'SALE', 500, { idOrder: 7 }),
    row(2, 'SALE', 100, { idOrder: 8 }),
    row(3, 'SALE', 200, { idOrder: 8 }),
    row(4, 'RETURN', -250, { idOrder: 8 }),
  ];
  expect(settled(rows).map(({ open }) => open)).toEqual([500, 0, 50, 0]);
});

test('a return pays what was taken back of the allowance of its own order, before what others owe', () => {
  const rows = [
    row(1, 'SALE', 500, { idOrder: 7 }),
    row(2, 'SALE', 200, { idOrder: 8 }),
    row(3, 'ALLOWANCE', -10, { idOrder: 8 }),
    row(4, 'RETURN', -200, { idOrder: 8 }),
    row(5, 'ALLOWANCE', 10, { idOrder: 8 }),
  ];
  expect(settled(rows).map(({ open }) => open)).toEqual([500, 0, 0, 0, 0]);
});

test('a payment that points at a sale pays it; what is owed past its day is overdue', () => {
  const rows = [row(1, 'SALE', 500), row(2, 'SALE', 100), row(3, 'PAYMENT', -150, { pays: 2 })];
  expect(settled(rows, '2026-11-21').map(({ status }) => status)).toEqual(['OVERDUE', 'PAID', null]);
});

test('what is open on both sides is the balance, whatever the rows', () => {
  const movement = fc.record({
    type: fc.constantFrom('OPENING', 'SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT'),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    idOrder: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    pays: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
      const rows = movements.map(({ type, amount, ...more }, at) =>
        row(at + 1, type, type === 'SALE' || type === 'OPENING' ? amount : -amount, more),
      );
      const result = settleLedger(rows, '2026-11-18');
      let balance = 0;
      let open = 0;
      for (const { id, change } of rows) {
        const one = result.get(id)!;
        balance += change;
        expect(one.balance).toBe(balance);
        expect(one.open).toBeGreaterThanOrEqual(0);
        expect(one.parts.reduce((sum, { amount }) => sum + amount, one.open)).toBe(Math.abs(change));
        open += Math.sign(change) * one.open;
      }
      expect(open).toBe(balance);
    }),
  );
});
