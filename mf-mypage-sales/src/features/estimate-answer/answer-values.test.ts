import type { ClientPrice, DocumentLine, Estimate, EstimateRevision } from '@vitis/contracts';
import { amountsOf, documentTotals } from '@vitis/domain';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import fc from 'fast-check';
import * as v from 'valibot';
import { answerChanges } from './answer-changes.ts';
import {
  type AnswerLine,
  answerRule,
  answerTotals,
  discounted,
  filledPrice,
  rebaseAnswer,
  startAnswer,
} from './answer-values.ts';

const today = '2026-11-20';
const request = (products: DocumentLine[]): Estimate => anEstimate({ products });
const asked = (products: DocumentLine[]): EstimateRevision => aRevision({ status: 'REQUESTED', products });

const typedLine = (changed: Partial<AnswerLine>): AnswerLine => ({
  idProduct: 1,
  productName: 'A',
  specification: '750ml × 6',
  caseSize: 6,
  listPrice: 38_500,
  asked: 24,
  qty: 24,
  unitPrice: 38_500,
  note: '',
  ...changed,
});

test('an answer begins with what was asked for and holds two weeks', () => {
  const values = startAnswer(request([aLine({ qty: 24 })]), [asked([aLine({ qty: 24 })])], today);
  expect(values).toMatchObject({ responseMessage: '', expiredDate: '2026-12-04', excluded: [] });
  expect(values.products).toMatchObject([{ qty: 24, asked: 24 }]);
});

test('an answer again begins with the last answer and remembers what was asked for', () => {
  const answered = anEstimate({
    status: 'RESPONDED',
    products: [aLine({ qty: 48 }), aLine({ idProduct: 9 })],
  });
  const values = startAnswer(answered, [asked([aLine({ qty: 36 })])], today);
  expect(values.products.map(({ qty, asked: wish }) => [qty, wish])).toEqual([
    [48, 36],
    [24, null],
  ]);
});

test('sums round the tax per line, so that the columns foot', () => {
  const sums = answerTotals([
    typedLine({ qty: 3, unitPrice: 33_333 }),
    typedLine({ qty: 7, unitPrice: 11_111 }),
    typedLine({ qty: null }),
    typedLine({ unitPrice: null }),
  ]);
  const lines = [amountsOf(99_999), amountsOf(77_777)];
  expect(sums).toMatchObject(documentTotals(lines));
  expect(sums.tax).toBe(9_999 + 7_777);
  expect(sums.listSupply).toBe(10 * 38_500);
  expect(sums.offList).toBe(99_999 + 77_777 - 385_000);
});

test('whatever is typed, the sums are those of the trade or wait', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.record({ qty: figure, unitPrice: figure }), { maxLength: 20 }), (typed) => {
      const { supply, tax, total } = answerTotals(typed.map((line) => typedLine(line)));
      expect(total).toBe(supply + tax);
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
  );
});

test('a discount is taken off the list price, to the won', () => {
  expect(discounted(38_500, 4.2)).toBe(36_883);
  expect(discounted(38_500, 0)).toBe(38_500);
  expect(discounted(38_500, 250)).toBe(0);
});

test('a quick fill that knows no price leaves the line alone', () => {
  const price = { idProduct: 1, lastPurchase: { date: today, qty: 12, price: 35_000 } } as ClientPrice;
  const known = {
    lastAnswer: aRevision({ products: [aLine({ unitPrice: 36_900 })] }),
    prices: new Map([[1, price]]),
  };
  const nothing = { lastAnswer: undefined, prices: new Map() };
  const line = typedLine({ unitPrice: 1 });
  expect(filledPrice(line, { by: 'list' }, known)).toBe(38_500);
  expect(filledPrice(line, { by: 'last' }, known)).toBe(36_900);
  expect(filledPrice(line, { by: 'purchase' }, known)).toBe(35_000);
  expect(filledPrice(line, { by: 'discount', percent: 10 }, known)).toBe(34_650);
  expect(filledPrice(line, { by: 'last' }, nothing)).toBeNull();
  expect(filledPrice(line, { by: 'purchase' }, nothing)).toBeNull();
});

test('a request that changed meanwhile keeps what was typed and brings what is new', () => {
  const before = request([aLine({ qty: 24 }), aLine({ idProduct: 2, qty: 12 })]);
  const after = request([aLine({ qty: 36 }), aLine({ idProduct: 3, qty: 6 })]);
  const typed = startAnswer(before, [], today);
  typed.products[0] = typedLine({ unitPrice: 36_900, note: '48병부터' });
  typed.excluded = [typed.products[1] as AnswerLine];
  typed.products.length = 1;

  const rebased = rebaseAnswer(typed, before, after);
  expect(rebased.products).toMatchObject([
    { idProduct: 1, asked: 36, qty: 24, unitPrice: 36_900, note: '48병부터' },
    { idProduct: 3, asked: 6, qty: 6 },
  ]);
  expect(rebased.excluded).toMatchObject([{ idProduct: 2, asked: null }]);
});

test('what somebody else changed is told line by line', () => {
  const before = request([aLine({ qty: 24 }), aLine({ idProduct: 2 })]);
  const after = anEstimate({
    status: 'CANCELLED',
    requestMessage: '급합니다',
    products: [aLine({ qty: 36, unitPrice: 30_000, note: '박스 단위' }), aLine({ idProduct: 3 })],
  });
  const kinds = answerChanges(before, after, 'ko-KR', new Date(`${today}T12:00:00+09:00`)).map(
    ({ kind }) => kind,
  );
  expect(kinds.sort()).toEqual(['ADDED', 'MESSAGE', 'NOTE', 'PRICE', 'QTY', 'REMOVED', 'STATUS']);
});

test('the rule refuses empty figures, a past day and an answer without lines', () => {
  const rule = answerRule(today);
  const good = startAnswer(request([aLine()]), [], today);
  const isGood = (changed: object) => v.safeParse(rule, { ...good, ...changed }).success;
  expect(isGood({})).toBe(true);
  expect(isGood({ expiredDate: today })).toBe(true);
  expect(isGood({ expiredDate: '2026-11-19' })).toBe(false);
  expect(isGood({ products: [] })).toBe(false);
  expect(isGood({ products: [typedLine({ unitPrice: null })] })).toBe(false);
  expect(isGood({ products: [typedLine({ qty: 0 })] })).toBe(false);
});
