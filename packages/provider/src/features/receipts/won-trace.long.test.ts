import {
  addDays,
  deliveredParts,
  documentTotals,
  lineAmounts,
  type Settlement,
  settleLedger,
} from '@vitis/domain';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import fc from 'fast-check';
import { monthsApart, withoutOtherSide } from '../../commands/trace-won.ts';
import { estimateLife, orderOfEstimate, tradedLine } from '../../test-support/estimate-lives.ts';
import type { SettledRow } from './company-ledger.ts';

const lives = howMany(200, 100_000);
const first = '2026-01-05';
const today = '2026-12-31';

const share = fc.integer({ min: 0, max: 100 });

/** What a company does with one order: begins it by an estimate or not, takes it in parts, to its end or not, and gives some of it back. */
const order = fc.record({
  estimate: fc.option(estimateLife, { nil: null }),
  /** Of an order without an estimate. */
  lines: fc.array(tradedLine, { minLength: 1, maxLength: 5 }),
  supplies: fc.array(share, { maxLength: 4 }),
  isEnded: fc.boolean(),
  collections: fc.array(share, { maxLength: 3 }),
});
const payment = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  /** Which row it points at, if any. */
  points: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
  type: fc.constantFrom<'PAYMENT' | 'ALLOWANCE'>('PAYMENT', 'PAYMENT', 'ALLOWANCE'),
});
const life = fc.record({
  broughtForward: fc.integer({ min: 0, max: 2_000_000 }),
  orders: fc.array(order, { minLength: 1, maxLength: 4 }),
  payments: fc.array(payment, { maxLength: 8 }),
  /** Days from one row to the next: months without a row are among them. */
  pace: fc.integer({ min: 0, max: 40 }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
type Line = ReturnType<typeof agreed>[number];
type Carried = { idProduct: number; qty: number }[];

const agreed = ({ estimate, lines }: Order) =>
  estimate === null
    ? lines.map((each, index) => {
        const { supply, tax } = lineAmounts({ unitPrice: each.unitPrice, bottles: each.qty });
        return { ...each, position: index + 1, supply, tax };
      })
    : orderOfEstimate(estimate);

const bottlesOf = (all: readonly { idProduct: number; qty: number }[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { idProduct, qty } of all) sums.set(idProduct, (sums.get(idProduct) ?? 0) + qty);
  return sums;
};

/** Shares of what is left, one after the other; with `all`, the last one takes the rest. */
function dealOut(total: ReadonlyMap<number, number>, shares: readonly number[], all: boolean): Carried[] {
  const left = new Map(total);
  return shares.flatMap((percent, turn) => {
    const isLast = all && turn === shares.length - 1;
    const carried = [...left].flatMap(([idProduct, rest]) => {
      const qty = isLast ? rest : Math.floor((rest * percent) / 100);
      left.set(idProduct, rest - qty);
      return qty === 0 ? [] : [{ idProduct, qty }];
    });
    return carried.length === 0 ? [] : [carried];
  });
}

/** The parts of each of an order's deliveries and collections, and what the ledger says of each. */
function traded(each: Order) {
  const lines = agreed(each);
  const supplies = dealOut(bottlesOf(lines), each.supplies, each.isEnded);
  const handedOver = bottlesOf(supplies.flat());
  const collections = dealOut(handedOver, each.collections, false);
  return { lines, supplied: deliveredParts(lines, supplies), collected: deliveredParts(lines, collections) };
}

test(
  'every won of a random life leads from estimate to order, delivery, ledger and payment, and back, month by month',
  () => {
    let rows = 0;
    let estimates = 0;
    fc.assert(
      fc.property(life, ({ broughtForward, orders, payments, pace }) => {
        const moves: {
          type: 'OPENING' | 'SALE' | 'RETURN' | 'PAYMENT' | 'ALLOWANCE';
          change: number;
          idOrder: number | null;
          pays: number | null;
        }[] = [{ type: 'OPENING', change: broughtForward, idOrder: null, pays: null }];
        for (const [idOrder, each] of orders.entries()) {
          const { lines, supplied, collected } = traded(each);
          if (each.estimate !== null) estimates += 1;
          const sums = (parts: typeof supplied) => parts.map((part) => documentTotals(part).total);
          for (const change of sums(supplied)) moves.push({ type: 'SALE', change, idOrder, pays: null });
          for (const change of sums(collected))
            moves.push({ type: 'RETURN', change: change === 0 ? 0 : -change, idOrder, pays: null });
          followLines(lines, supplied, each.isEnded && each.supplies.length > 0);
          followLines(lines, collected, false);
        }
        for (const { amount, points, type } of payments)
          moves.push({ type, change: -amount, idOrder: null, pays: points });
        const ledger = moves.map((move, at) => ({
          ...move,
          id: at + 1,
          day: addDays(first, at * pace),
          dueDay: move.change > 0 ? addDays(first, at * pace + 30) : null,
        }));
        const settled = settleLedger(ledger, today);
        const shown = ledger.map((row) => shownAs(row, settled.get(row.id)!));
        expect(withoutOtherSide(shown)).toEqual([]);
        expect(monthsApart(shown, today)).toEqual([]);
        rows += shown.length;
      }),
      { numRuns: lives },
    );
    did({ lives, estimates, 'rows of ledgers': rows });
  },
  LONG_TIMEOUT,
);

/** No line gives more than it is worth; one that was handed over as a whole, to the won. */
function followLines(
  lines: readonly Line[],
  deliveries: readonly (readonly { line: Line; qty: number; supply: number; tax: number }[])[],
  isEnded: boolean,
): void {
  for (const each of lines) {
    const parts = deliveries.flat().filter((part) => part.line === each);
    const sum = (of: 'qty' | 'supply' | 'tax') => parts.reduce((total, part) => total + part[of], 0);
    expect(sum('qty')).toBeLessThanOrEqual(each.qty);
    expect(sum('supply')).toBe(sum('qty') * each.unitPrice);
    expect(sum('tax')).toBeLessThanOrEqual(each.tax);
    if (isEnded) expect([sum('qty'), sum('supply'), sum('tax')]).toEqual([each.qty, each.supply, each.tax]);
  }
}

/** A row as a company's ledger shows it. */
const shownAs = (
  row: {
    id: number;
    day: string;
    type: SettledRow['receipt']['type'];
    change: number;
    dueDay: string | null;
    idOrder: number | null;
  },
  { parts, ...state }: Settlement,
): SettledRow => ({
  receipt: {
    id: row.id,
    type: row.type,
    date: row.day,
    orderFormNumber: null,
    idDelivery: null,
    statementNumber: null,
    memo: '',
    supply: 0,
    tax: 0,
    change: row.change,
    dueDate: row.dueDay,
    ...state,
  },
  idOrder: row.idOrder,
  parts,
});
