import { type DocumentLine, UNIT_PRICE_LIMIT } from '@vitis/contracts';
import { aLine } from '@vitis/testing/builders/document-line';
import fc from 'fast-check';
import { type LedgerMovement, settleLedger } from '../credit/settlement.ts';
import { deliveryAmounts } from '../money/delivery-amounts.ts';
import { MAX_LINE_BOTTLES } from '../money/quantity.ts';
import { type Amounts, documentTotals } from '../money/vat.ts';
import { formatMoney, sumWon } from '../money/won.ts';
import { did, howMany, LONG_TIMEOUT } from '../test-support/long-runs.ts';
import { delivery, estimate, order, value } from './print/documents.test-support.ts';
import { estimatePrintDocument } from './print/estimate-print.ts';
import { orderPrintDocument } from './print/order-print.ts';
import type { PrintColumn, PrintPage } from './print/print-document.ts';
import { statementPrintDocuments } from './print/statement-print.ts';

const documents = howMany(300, 100_000);

/** A line as it is agreed on, and how its bottles are dealt out: a share of what is left to each delivery in turn. */
const agreedLine = fc.record({
  // Few enough for a wine to stand on several lines.
  idProduct: fc.integer({ min: 1, max: 12 }),
  qty: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: MAX_LINE_BOTTLES })),
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: UNIT_PRICE_LIMIT })),
  shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
});
type AgreedLine = typeof agreedLine extends fc.Arbitrary<infer Line> ? Line : never;

const trade = fc.record({
  // Mostly what people order, now and then what fills several sheets.
  agreed: fc.oneof(
    { weight: 9, arbitrary: fc.array(agreedLine, { minLength: 1, maxLength: 8 }) },
    { weight: 1, arbitrary: fc.array(agreedLine, { minLength: 30, maxLength: 60 }) },
  ),
  deliveries: fc.integer({ min: 0, max: 4 }),
  ending: fc.constantFrom('LAST_DELIVERY', 'BY_HAND', 'OPEN'),
  broughtForward: fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
});

/** An order with what each delivery brought, what was sold with it, and what the client owed before. */
interface Course {
  lines: readonly DocumentLine[];
  totals: Amounts;
  handedOver: readonly (readonly [idProduct: number, bottles: number])[][];
  sales: readonly Amounts[];
  /** Nothing of it is left to hand over. */
  ended: boolean;
  broughtForward: number;
}

const whole = ({ supply, tax }: Pick<Amounts, 'supply' | 'tax'>): Amounts => ({
  supply,
  tax,
  total: supply + tax,
});

const documentLine = ({ idProduct, qty, unitPrice }: AgreedLine, at: number): DocumentLine =>
  aLine({ position: at + 1, idProduct, qty, listPrice: unitPrice });

/** Bottles of each wine per delivery; the last one brings all that is left where it is to end the order. */
function dealOut(agreed: readonly AgreedLine[], deliveries: number, all: boolean): [number, number][][] {
  const left = agreed.map(({ qty }) => qty);
  return Array.from({ length: deliveries }, (_, turn) => {
    const carried = new Map<number, number>();
    agreed.forEach(({ idProduct, shares }, at) => {
      const rest = left[at]!;
      const bottles = all && turn === deliveries - 1 ? rest : Math.floor((rest * shares[turn]!) / 100);
      left[at] = rest - bottles;
      if (bottles > 0) carried.set(idProduct, (carried.get(idProduct) ?? 0) + bottles);
    });
    return [...carried];
  }).filter((carried) => carried.length > 0);
}

/** What the rows of all sheets print in a column, added up; their subtotals have to say the same. */
function printed(pages: readonly PrintPage[], columns: readonly PrintColumn[], id: string): number {
  const at = columns.findIndex((column) => column.id === id);
  const sheets = pages.map((page) => sumWon(page.rows.map(({ cells }) => value(cells[at]))));
  if (pages.length > 1) expect(pages.map(({ subtotal }) => value(subtotal?.cells[id]))).toEqual(sheets);
  return sumWon(sheets);
}

const inDigits = (words: string): number => value(/₩([\d,]+)/.exec(words)?.[1]);

/** A screen writes every amount by itself. */
function footOnScreen({ lines, totals }: Course): void {
  const shown = (amount: number) => value(formatMoney(amount).replace('원', ''));
  expect(sumWon(lines.map(({ supply }) => shown(supply)))).toBe(shown(totals.supply));
  expect(sumWon(lines.map(({ tax }) => shown(tax)))).toBe(shown(totals.tax));
  expect(shown(totals.supply) + shown(totals.tax)).toBe(shown(totals.total));
}

/** Answers how many sheets it takes. */
function footInPrint({ lines, totals }: Course): number {
  const sums = { qty: sumWon(lines.map(({ qty }) => qty)), supply: totals.supply, tax: totals.tax };
  const printDocuments = [estimatePrintDocument(estimate([...lines])), orderPrintDocument(order([...lines]))];
  for (const printDocument of printDocuments) {
    expect(inDigits(printDocument.total.value)).toBe(totals.total);
    for (const [id, sum] of Object.entries(sums)) {
      expect(printed(printDocument.pages, printDocument.columns, id)).toBe(sum);
      expect(value(printDocument.sum.cells[id])).toBe(sum);
    }
  }
  return printDocuments.reduce((sheets, { pages }) => sheets + pages.length, 0);
}

/** Answers what is owed before the first sale and after each. */
function footInLedger({ totals, sales, ended, broughtForward }: Course): number[] {
  const sold = documentTotals(sales);
  for (const { supply, tax } of sales) expect(Math.min(supply, tax)).toBeGreaterThanOrEqual(0);
  expect(sold.supply).toBeLessThanOrEqual(totals.supply);
  expect(sold.tax).toBeLessThanOrEqual(totals.tax);
  if (ended) expect(sold).toEqual(totals);
  const row = { day: '2026-12-01', dueDay: null, pays: null };
  const ledger: LedgerMovement[] = [
    { ...row, id: 0, type: 'OPENING', change: broughtForward, idOrder: null },
    ...sales.map(({ total }, at) => ({
      ...row,
      id: at + 1,
      type: 'SALE' as const,
      change: total,
      idOrder: 1,
    })),
  ];
  const settled = settleLedger(ledger, row.day);
  const balances = [...settled.values()].map(({ balance }) => balance);
  expect(balances.at(-1)).toBe(broughtForward + sold.total);
  const unpaid = ledger.map(({ id, change }) => Math.sign(change) * settled.get(id)!.open);
  expect(sumWon(unpaid)).toBe(balances.at(-1));
  return balances;
}

/** A statement per sale, each with what was owed before and after it; of all of the order while nothing is planned. */
function footOnStatements(course: Course, balances: readonly number[]): number {
  const { lines, totals, handedOver, sales, ended, broughtForward } = course;
  const brought = handedOver.map((carried, at) => ({
    ...delivery(`2026-12-0${at + 1}T15:00:00+09:00`, carried),
    idDeliveryInfo: at + 1,
  }));
  const statements = sales.map((sale, at) => ({
    idDeliveryInfo: at < brought.length ? at + 1 : null,
    broughtForward: balances[at]!,
    today: sale.total,
    paid: 0,
    balance: balances[at + 1]!,
  }));
  const printDocuments = statementPrintDocuments(
    order([...lines], {
      completedAt: ended ? '2026-12-05T18:00:00+09:00' : null,
      deliveries: brought,
      statements,
      receivable: broughtForward,
    }),
  );
  const listed =
    sales.length === 0 ? [totals] : sales.filter((_, at) => at < brought.length || hasRest(course));
  expect(printDocuments).toHaveLength(listed.length);
  for (const [at, printDocument] of printDocuments.entries()) {
    const { supply, tax, total } = listed[at]!;
    expect(printed(printDocument.pages, printDocument.columns, 'supply')).toBe(supply);
    expect(printed(printDocument.pages, printDocument.columns, 'tax')).toBe(tax);
    expect(inDigits(printDocument.total.value)).toBe(total);
    const [sums = [], foot = []] = printDocument.foot.map((row) => row.map((field) => value(field.value)));
    expect(sums.slice(0, 3)).toEqual([supply, tax, total]);
    if (sales.length === 0) expect(foot).toEqual([broughtForward, total, 0, broughtForward + total]);
    else expect(foot[0]! + total).toBe(foot[3]);
  }
  return printDocuments.reduce((sum, { pages }) => sum + pages.length, 0);
}

/** Bottles that no delivery brought. */
function hasRest({ lines, handedOver }: Course): boolean {
  const bottles = (of: readonly (readonly [number, number])[]) => of.reduce((sum, [, qty]) => sum + qty, 0);
  return lines.reduce((sum, { qty }) => sum + qty, 0) > handedOver.reduce((sum, of) => sum + bottles(of), 0);
}

/** A sale per delivery, and one of the rest where sales staff complete the order by hand. */
function courseOf({ agreed, deliveries, ending, broughtForward }: Trade): Course {
  const lines = agreed.map(documentLine);
  const totals = documentTotals(lines.map(whole));
  const handedOver = dealOut(agreed, deliveries, ending === 'LAST_DELIVERY');
  const amounts = deliveryAmounts(
    lines,
    handedOver.map((carried) => carried.map(([idProduct, qty]) => ({ idProduct, qty }))),
  );
  const sold = documentTotals(amounts);
  const rest = whole({ supply: totals.supply - sold.supply, tax: totals.tax - sold.tax });
  const byHand = ending === 'BY_HAND';
  const ended = byHand || (ending === 'LAST_DELIVERY' && handedOver.length > 0);
  return { lines, totals, handedOver, sales: byHand ? [...amounts, rest] : amounts, ended, broughtForward };
}
type Trade = typeof trade extends fc.Arbitrary<infer Each> ? Each : never;

test(
  'estimates and orders foot to the won on screen, on paper and in the ledger',
  () => {
    const done = { lines: 0, sheets: 0, sales: 0 };
    fc.assert(
      fc.property(trade, (each) => {
        const course = courseOf(each);
        footOnScreen(course);
        done.sheets += footInPrint(course);
        done.sheets += footOnStatements(course, footInLedger(course));
        done.lines += course.lines.length;
        done.sales += course.sales.length;
      }),
      { numRuns: documents },
    );
    did({ 'estimates and orders': documents, ...done });
  },
  LONG_TIMEOUT,
);
