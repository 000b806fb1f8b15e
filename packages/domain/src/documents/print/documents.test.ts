import fc from 'fast-check';
import { documentTotals } from '../../money/vat.ts';
import { isEstimatePrintable, isStatementPrintable } from '../printable.ts';
import { delivery, estimate, lines, order, value } from './documents.test-support.ts';
import { estimatePrintDocument } from './estimate-print.ts';
import { handedLines } from './handed-lines.ts';
import { orderPrintDocument } from './order-print.ts';
import { statementPrintDocument } from './statement-print.ts';

const sixty = lines(Array.from({ length: 60 }, (_, at) => [at + 1, 19_207 + at * 13] as const));

test('an estimate names its number, its day, how long it holds and which revision it is', () => {
  const printDocument = estimatePrintDocument(estimate(lines([[24, 36_900]])));
  expect(printDocument.facts.map(({ label, value: text }) => `${label} ${text}`)).toEqual([
    '견적번호 E20261118-0004',
    '견적일자 2026-11-19 (목)',
    '유효기간 2026-12-02 (수)까지',
    '개정 3',
  ]);
  expect(printDocument.receiver).toBe('(주)담원다이닝 귀중');
  expect(printDocument.opening).toBe('아래와 같이 견적합니다.');
  expect(printDocument.total.value).toBe('일금 구십칠만사천일백육십원정 (₩974,160)');
  expect(
    printDocument.parties[0]?.rows.flat().map((field) => [field.label, field.value + (field.seal ?? '')]),
  ).toEqual([
    ['등록번호', '123-45-67891'],
    ['상호', '(주)비티스와인'],
    ['대표자', '홍길동(인)'],
    ['주소', '서울특별시 강남구 테헤란로 1'],
    ['업태', '도매'],
    ['종목', '주류'],
    ['전화', '02-1234-5678'],
  ]);
  expect(printDocument.pages).toHaveLength(1);
  expect(printDocument.pages[0]).toMatchObject({ mark: '1/1', subtotal: null, isFirst: true, isLast: true });
});

test.each(['estimate', 'order', 'statement'] as const)('the subtotals of a long %s foot', (kind) => {
  const printDocument =
    kind === 'estimate'
      ? estimatePrintDocument(estimate(sixty))
      : kind === 'order'
        ? orderPrintDocument(order(sixty))
        : statementPrintDocument(order(sixty));
  const { supply, tax } = documentTotals(sixty.map((line) => ({ ...line, total: line.supply + line.tax })));
  expect(printDocument.pages.length).toBeGreaterThan(1);
  expect(printDocument.pages.flatMap((page) => page.rows)).toHaveLength(60);
  expect(printDocument.pages.map(({ mark }) => mark)).toEqual(
    printDocument.pages.map((_page, at) => `${at + 1}/${printDocument.pages.length}`),
  );
  const sum = (column: string) =>
    printDocument.pages.reduce((total, page) => total + value(page.subtotal?.cells[column]), 0);
  expect(sum('supply')).toBe(supply);
  expect(sum('tax')).toBe(tax);
  expect(sum('qty')).toBe((60 * 61) / 2);
});

test('an order puts the buyer first, and says where and when', () => {
  const printDocument = orderPrintDocument(order(lines([[24, 36_900]])));
  expect(printDocument.parties.map(({ side }) => side)).toEqual(['발주자', '공급자']);
  expect(printDocument.receiver).toBe('(주)비티스와인 귀중');
  expect(printDocument.opening).toBe('아래와 같이 발주합니다.');
  expect(printDocument.terms[0]).toEqual({
    label: '배송지',
    value: '(06018) 서울특별시 강남구 도산대로 12, 지하 1층',
  });
});

test('only what has prices, and only what is to be handed over, goes on paper', () => {
  expect(
    (['REQUESTED', 'RESPONDED', 'CONFIRMED', 'CANCELLED'] as const).map((status) =>
      isEstimatePrintable({ status }),
    ),
  ).toEqual([false, true, true, false]);
  expect(
    (['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const).map((status) =>
      isStatementPrintable({ status }),
    ),
  ).toEqual([false, true, true, false]);
});

test('a statement carries the foot of the ledger, and leaves it free while nothing was sold', () => {
  const products = lines([[24, 36_900]]);
  const waiting = statementPrintDocument(order(products));
  expect(waiting.foot[1]?.map(({ value: text }) => text)).toEqual(['', '', '', '']);
  const sold = statementPrintDocument(
    order(products, {
      deliveries: [delivery('2026-11-24T15:00:00+09:00', [[1, 24]])],
      statement: { broughtForward: 7_520_000, today: 974_160, paid: 0, balance: 8_494_160 },
    }),
  );
  expect(sold.foot[1]?.map(({ value: text }) => text)).toEqual(['7,520,000', '974,160', '0', '8,494,160']);
  expect(sold.facts[1]?.value).toBe('2026년 11월 24일');
  expect(sold.pages[0]?.rows[0]?.cells[0]).toBe('11/24');
});

test('parts of an order add up to it, to the last won, however they are cut', () => {
  const cuts = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 99_999 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 0, max: 39 }), (of, cut) => {
      const products = lines(of);
      const first = products.flatMap(({ idProduct, qty }) =>
        cut % (qty + 1) > 0 ? [[idProduct, cut % (qty + 1)] as const] : [],
      );
      const second = products.flatMap(({ idProduct, qty }) =>
        qty - (cut % (qty + 1)) > 0 ? [[idProduct, qty - (cut % (qty + 1))] as const] : [],
      );
      const handed = handedLines(
        order(products, {
          deliveries: [
            delivery('2026-11-26T15:00:00+09:00', second),
            delivery('2026-11-24T15:00:00+09:00', first),
          ],
        }),
      );
      const sums = (all: readonly { supply: number; tax: number }[]) =>
        documentTotals(all.map((line) => ({ ...line, total: line.supply + line.tax })));
      expect(sums(handed)).toEqual(sums(products));
      expect(handed.every((line) => line.tax >= 0)).toBe(true);
    }),
  );
});

test('a statement lists what has come and not what is still to come', () => {
  const products = lines([
    [24, 36_900],
    [12, 20_000],
  ]);
  const handed = handedLines(
    order(products, {
      deliveries: [delivery('2026-11-24T15:00:00+09:00', [[1, 10]]), delivery(null, [[2, 12]])],
    }),
  );
  expect(handed).toMatchObject([{ qty: 10, supply: 369_000, day: '2026-11-24' }]);
});

test('what was handed over by hand after a delivery is listed with the day of completion', () => {
  const handed = handedLines(
    order(lines([[24, 36_900]]), {
      completedAt: '2026-11-27T09:00:00+09:00',
      deliveries: [delivery('2026-11-24T15:00:00+09:00', [[1, 10]])],
    }),
  );
  expect(handed).toMatchObject([
    { qty: 10, day: '2026-11-24' },
    { qty: 14, day: '2026-11-27' },
  ]);
});

test.each([
  [30, '납품일로부터 30일 이내 결제'],
  [0, '납품 당일 결제'],
])('an estimate names the terms of a client who pays %i days after the hand-over', (paymentDays, terms) => {
  const printDocument = estimatePrintDocument({ ...estimate(lines([[12, 30_000]])), paymentDays });
  expect(printDocument.terms.find(({ label }) => label === '결제조건')?.value).toBe(terms);
});
