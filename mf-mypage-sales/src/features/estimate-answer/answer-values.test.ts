import type { DocumentLine, Estimate, EstimateRevision } from '@vitis/contracts';
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
  isOpen,
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
  targetPrice: null,
  qty: 24,
  unitPrice: 38_500,
  note: '',
  changedQty: null,
  changedPrice: null,
  isTakenOff: false,
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

test('of a request that changed meanwhile untouched figures follow, typed ones stay and are marked', () => {
  const second = { idProduct: 2, qty: 12 };
  const before = request([
    aLine({ qty: 24 }),
    aLine(second),
    aLine({ idProduct: 4 }),
    aLine({ idProduct: 5 }),
  ]);
  const after = request([
    aLine({ qty: 36 }),
    aLine({ ...second, qty: 18, unitPrice: 30_000 }),
    aLine({ idProduct: 3, qty: 6 }),
  ]);
  const typed = startAnswer(before, [], today);
  typed.products[0] = { ...typed.products[0], unitPrice: 36_900, note: '48병부터' } as AnswerLine;
  typed.products[1] = { ...typed.products[1], qty: 6, unitPrice: 31_000 } as AnswerLine;
  typed.products[2] = { ...typed.products[2], unitPrice: 1 } as AnswerLine;

  const rebased = rebaseAnswer(typed, before, after);
  expect(rebased.products).toMatchObject([
    { idProduct: 1, asked: 36, qty: 36, unitPrice: 36_900, note: '48병부터', changedQty: null },
    { idProduct: 2, asked: 18, qty: 6, changedQty: 18, unitPrice: 31_000, changedPrice: 30_000 },
    // Taken off by the client, and somebody had typed a price; what nobody had touched went with it.
    { idProduct: 4, isTakenOff: true },
    { idProduct: 3, asked: 6, qty: 6 },
  ]);
  expect(rebased.products.map(isOpen)).toEqual([false, true, true, false]);
});

test('a wine that was left out stays out, whatever became of it', () => {
  const before = request([aLine({ qty: 24 }), aLine({ idProduct: 2, qty: 12 })]);
  const typed = startAnswer(before, [], today);
  typed.excluded = typed.products.splice(1, 1);
  const rebased = rebaseAnswer(
    typed,
    before,
    request([aLine({ qty: 24 }), aLine({ idProduct: 2, qty: 60 })]),
  );
  expect(rebased.products).toMatchObject([{ idProduct: 1 }]);
  expect(rebased.excluded).toMatchObject([{ idProduct: 2, asked: 60 }]);
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

test('the rule refuses empty figures, a past day, one too far ahead and an answer without lines', () => {
  const rule = answerRule(today);
  const good = startAnswer(request([aLine()]), [], today);
  const isGood = (changed: object) => v.safeParse(rule, { ...good, ...changed }).success;
  expect(isGood({})).toBe(true);
  expect(isGood({ expiredDate: today })).toBe(true);
  expect(isGood({ expiredDate: '2026-11-19' })).toBe(false);
  expect(isGood({ expiredDate: '2027-11-20' })).toBe(true);
  expect(isGood({ expiredDate: '2027-11-21' })).toBe(false);
  expect(isGood({ products: [] })).toBe(false);
  expect(isGood({ products: [typedLine({ unitPrice: null })] })).toBe(false);
  expect(isGood({ products: [typedLine({ qty: 0 })] })).toBe(false);
});
