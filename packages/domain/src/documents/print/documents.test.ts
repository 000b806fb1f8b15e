import type { DocumentLine, Estimate, OrderForm } from '@vitis/contracts';
import { aDelivery, delivered } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import fc from 'fast-check';
import { documentTotals } from '../../money/vat.ts';
import { isEstimatePrintable, isStatementPrintable } from '../printable.ts';
import { delivery, estimate, lines, order, value } from './documents.test-support.ts';
import { estimatePrintDocument } from './estimate-print.ts';
import { orderPrintDocument } from './order-print.ts';
import { statementPrintDocuments } from './statement-print.ts';
import { statementsOf } from './statements.ts';

const handedLines = (of: OrderForm) =>
  statementsOf(of)
    .filter(({ isExpected }) => !isExpected)
    .flatMap(({ day, lines: own }) => own.map((line) => ({ ...line, day })));

const sixty = lines(Array.from({ length: 60 }, (_, at) => [at + 1, 19_207 + at * 13] as const));

test('an estimate names its number, its day, how long it holds and which revision it is', () => {
  const printDocument = estimatePrintDocument(estimate(lines([[24, 36_900]])));
  expect(printDocument.facts.map(({ label, value: text }) => `${label} ${text}`)).toEqual([
    '견적번호 E20261118-0004',
    '견적일자 2026-11-19 (목)',
    '유효기간 2026-12-02 (수)까지',
    '개정 3',
  ]);
  expect(printDocument.receiver).toEqual({ label: '수신', value: '(주)담원다이닝 귀중' });
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

test('an estimate says where the wines are to go, where its buyer named a place', () => {
  const placeOf = (of: Estimate) =>
    estimatePrintDocument(of).terms.filter(({ label }) => ['인도장소', '배송지', '받는 분'].includes(label));
  const asked = estimate(lines([[24, 36_900]]));
  const { shipping: recipient } = order(lines([[24, 36_900]]));
  expect(placeOf(asked)).toEqual([{ label: '인도장소', value: '귀사 지정 장소' }]);
  expect(placeOf({ ...asked, recipient })).toEqual([
    { label: '배송지', value: '(06018) 서울특별시 강남구 도산대로 12, 지하 1층' },
    { label: '받는 분', value: expect.stringContaining(recipient.fullName) },
  ]);
});

test('an estimate that was confirmed without some wines names the first of them, and how many more', () => {
  const [taken, ...left] = lines(Array.from({ length: 5 }, () => [12, 10_000] as const));
  const of = (notTaken: typeof left) =>
    estimatePrintDocument({
      ...estimate([taken!]),
      notTaken: notTaken.map((line) => ({ ...line, targetPrice: null })),
    }).terms.find(({ label }) => label === '확정 제외')?.value;
  expect(of([])).toBeUndefined();
  const [second, third, fourth] = left.map(({ productName }) => `${productName} 12병`);
  expect(of(left.slice(0, 1))).toBe(second);
  expect(of(left)).toBe(`${second}, ${third}, ${fourth} 외 1종`);
});

test.each(['estimate', 'order', 'statement'] as const)('the subtotals of a long %s foot', (kind) => {
  const printDocument =
    kind === 'estimate'
      ? estimatePrintDocument(estimate(sixty))
      : kind === 'order'
        ? orderPrintDocument(order(sixty))
        : statementPrintDocuments(order(sixty))[0]!;
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
  expect(printDocument.receiver).toEqual({ label: '수신', value: '(주)비티스와인 귀중' });
  expect(printDocument.opening).toBe('아래와 같이 발주합니다.');
  expect(printDocument.terms[0]).toEqual({
    label: '배송지',
    value: '(06018) 서울특별시 강남구 도산대로 12, 지하 1층',
  });
});

test('a confirmed order shows what was ordered beside what was confirmed, wine by wine', () => {
  const placed = {
    dueDate: '2026-12-01',
    products: lines([
      [24, 36_900],
      [12, 20_000],
      [6, 10_000],
    ]),
  };
  const [first, second] = placed.products as [DocumentLine, DocumentLine];
  const agreed = [
    { ...first, qty: 12, unitPrice: 35_000, supply: 420_000, tax: 42_000, note: '파손 주의' },
    { ...second, idProduct: 9, productName: '와인 9호 2021' },
  ];
  const printDocument = orderPrintDocument(order(agreed, { placed, dueDate: '2026-12-03' }));
  expect(printDocument.facts.slice(2).map(({ label, value: text }) => `${label} ${text}`)).toEqual([
    '납기요청일 2026-12-01 (화)',
    '확정납기일 2026-12-03 (목)',
  ]);
  expect(printDocument.pages[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['1', '와인 1호 2019', '750ml × 6', '24', '12', '36,900', '35,000', '420,000', '42,000', '파손 주의'],
    [
      '2',
      '와인 2호 2019 → 와인 9호 2021',
      '750ml × 6',
      '12',
      '12',
      '20,000',
      '20,000',
      '240,000',
      '24,000',
      '대체',
    ],
    ['3', '와인 3호 2019', '750ml × 6', '6', '0', '10,000', '–', '0', '0', '확정 제외'],
  ]);
  expect(printDocument.sum.cells).toEqual({ qty: '24', supply: '660,000', tax: '66,000' });
  const waiting = orderPrintDocument(order(lines([[24, 36_900]]), { status: 'REQUESTED' }));
  expect(waiting.columns.map(({ id }) => id)).not.toContain('askedQty');
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

test('a statement before the delivery says so, with what is owed as of then; one after it has its own number', () => {
  const products = lines([[24, 36_900]]);
  const [waiting] = statementPrintDocuments(
    order(products, {
      deliveries: [delivery(null, [[1, 24]])],
      receivable: 7_520_000,
      account: { bank: '비티스은행', number: '000-000000-00-000', holder: '(주)비티스와인' },
    }),
  );
  expect(waiting?.facts.map((fact) => fact.value)).toEqual([
    '예정',
    '2026년 11월 24일 (예정)',
    'O20261120-0002',
  ]);
  const owed = ['7,520,000', '974,160', '0', '8,494,160'];
  expect(waiting?.foot[1]?.map((field) => field.value)).toEqual(owed);
  expect(waiting?.foot[2]?.map((field) => field.value)).toEqual([
    '(06018) 서울특별시 강남구 도산대로 12, 지하 1층',
    '24병',
  ]);
  expect(waiting?.foot[3]?.[0]?.value).toBe('비티스은행 000-000000-00-000 (주)비티스와인');
  const [sold] = statementPrintDocuments(
    order(products, {
      deliveries: [delivery('2026-11-24T15:00:00+09:00', [[1, 24]])],
      statements: [
        { idDeliveryInfo: 31, broughtForward: 7_520_000, today: 974_160, paid: 0, balance: 8_494_160 },
      ],
    }),
  );
  expect(sold?.foot[1]?.map((field) => field.value)).toEqual(owed);
  expect(sold?.facts.map((fact) => fact.value).slice(0, 2)).toEqual(['D20261124-0001', '2026년 11월 24일']);
  expect(sold?.pages[0]?.rows[0]?.cells[0]).toBe('11/24');
});

test('who took it stands on the statement, with the signature where there is one', () => {
  const brought = delivery('2026-11-24T15:00:00+09:00', [[1, 24]]);
  const takenBy = (changed: object) =>
    statementPrintDocuments(order(lines([[24, 36_900]]), { deliveries: [{ ...brought, ...changed }] }))[0]!
      .foot[0]![3];
  expect(takenBy({})).toEqual({ label: '인수자', value: '', seal: '(서명)' });
  expect(takenBy({ receivedBy: '김민수', signature: 'M20 30L60 90' })).toMatchObject({
    value: '김민수',
    signature: { path: 'M20 30L60 90', width: 480, height: 180 },
  });
});

test('a collection has its negative statement, and what costs nothing says what it is', () => {
  const came = { status: 'COMPLETED', completedAt: '2026-11-26T15:00:00+09:00' } as const;
  const taken = (classify: 'COLLECT' | 'SAMPLE', id: number) =>
    aDelivery({
      ...came,
      classify,
      idDeliveryInfo: id,
      products: [delivered(aLine({ idProduct: 1, qty: 2 }))],
    });
  const printDocuments = statementPrintDocuments(
    order(lines([[24, 36_900]]), {
      deliveries: [
        delivery('2026-11-24T15:00:00+09:00', [[1, 24]]),
        taken('COLLECT', 32),
        taken('SAMPLE', 33),
      ],
    }),
  );
  expect(printDocuments.map(({ amount }) => amount)).toEqual([974_160, -81_180, 0]);
  expect(printDocuments[1]?.total.value).toBe('반품 일금 팔만일천일백팔십원정 (-₩81,180)');
  expect(printDocuments.map(({ pages }) => pages[0]?.rows[0]?.cells.at(-1))).toEqual(['', '반품', '샘플']);
  expect(statementPrintDocuments(order(lines([[24, 36_900]])), 32)).toEqual([]);
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
