import {
  completeDeliveredOrderForm,
  completeDelivery,
  completeOrderForm,
  completeSoldOrderForm,
  createDelivery,
  type DeliveryInfo,
  downloadOrderPaper,
  downloadStatements,
  failDelivery,
  getOrderForm,
} from '@vitis/contracts';
import { statementPrintDocuments } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { ledgerEntries, outbox } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  orderNumber,
  plan,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { stockOf } from '../../test-support/orders.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterAll(() => provider.close());

const complete = (id: number) =>
  ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수', signature: 'M20 30L60 90L90 40' },
  });
const order = () => ask(provider, getOrderForm, { as: sales, params: { number: orderNumber } });
const footsOf = async () =>
  statementPrintDocuments(await order()).map(({ number, foot }) => [
    number,
    ...foot[1]!.map(({ value }) => value),
  ]);
const download = (query: { delivery?: number }, as = sales) =>
  call(provider, downloadOrderPaper, { params: { number: orderNumber, paper: 'statement' }, query, as });

test('each delivery has a statement of its own, whose balance nothing that comes later changes', async () => {
  await provider.database
    .insert(ledgerEntries)
    .values({ clientCompanyId: 1, date: '2026-11-01', kind: 'OPENING', change: 1_000_000 });
  const first = await planned(provider, [{ idProduct: 4, qty: 10 }]);
  const second = await planned(provider, [
    { idProduct: 4, qty: 14 },
    { idProduct: 7, qty: 3 },
  ]);
  // 10 × 27,900 and 14 × 27,900 + 3 × 15, each with a tenth on top.
  expect(await footsOf()).toEqual([
    [orderNumber, '1,000,000', '306,900', '0', '1,306,900'],
    [orderNumber, '1,000,000', '429,709', '0', '1,429,709'],
  ]);
  expect((await complete(first.idDeliveryInfo)).statementNumber).toBe('D20261120-0001');
  const done = ['D20261120-0001', '1,000,000', '306,900', '0', '1,306,900'];
  expect(await footsOf()).toEqual([done, [orderNumber, '1,306,900', '429,709', '0', '1,736,609']]);
  await provider.database.insert(ledgerEntries).values([
    { clientCompanyId: 1, date: '2026-11-19', kind: 'PAYMENT', change: -200_000 },
    { clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', change: -100_000 },
  ]);
  await complete(second.idDeliveryInfo);
  expect(await footsOf()).toEqual([done, ['D20261120-0002', '1,106,900', '429,709', '100,000', '1,436,609']]);

  const collected = await ask(provider, createDelivery, {
    as: sales,
    headers: writing(),
    body: {
      ...plan,
      classify: 'COLLECT',
      orderFormNumber: orderNumber,
      products: [{ idProduct: 4, qty: 2 }],
    },
  });
  await complete(collected.idDeliveryInfo);
  expect((await footsOf()).at(-1)).toEqual(['D20261120-0003', '1,436,609', '-61,380', '0', '1,375,229']);

  const file = await download({ delivery: first.idDeliveryInfo });
  expect(file.headers.get('content-disposition')).toContain(
    encodeURIComponent('거래명세서 D20261120-0001.pdf'),
  );
  const all = await download({});
  expect(all.headers.get('content-disposition')).toContain(
    encodeURIComponent(`거래명세서 ${orderNumber}.pdf`),
  );
  expect((await all.arrayBuffer()).byteLength).toBeGreaterThan((await file.arrayBuffer()).byteLength);
});

test('the statements of a round are one file, and none of them is of somebody else’s client', async () => {
  const ids = (await order()).deliveries.map(({ idDeliveryInfo }) => idDeliveryInfo);
  const round = (query: { ids: number[] }, as = sales) => call(provider, downloadStatements, { query, as });
  const file = await round({ ids });
  expect(file.headers.get('content-disposition')).toContain(
    encodeURIComponent('거래명세서 D20261120-0001 외 2건.pdf'),
  );
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await refused(await round({ ids: [...ids, 4711] }))).status).toBe(404);
  expect((await refused(await round({ ids }, 'sales2@vitis.test'))).status).toBe(404);
});

test('a delivery of another order, or of none, has no statement there', async () => {
  expect((await refused(await download({ delivery: 4711 }))).status).toBe(404);
  const [own] = (await order()).deliveries;
  const theirs = await download({ delivery: own!.idDeliveryInfo }, 'buyer2@vitis.test');
  expect((await refused(theirs)).status).toBe(404);
});

test('what was not taken at the door is on no sheet, waits to be planned again, and leaves its order open', async () => {
  const others = await startTestProvider({ fill: deliveryShop, now: clock });
  try {
    const { idDeliveryInfo: id } = await planned(others);
    const hand = (body: object) =>
      call(others, completeDelivery, {
        ...{ params: { id }, as: driver, headers: writing() },
        body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수', ...body },
      });
    const taken = [{ idProduct: 4, qty: 22 }];
    const refusedReason = '라벨이 젖어 있습니다.';
    for (const [body, field] of [
      [{ taken: [{ idProduct: 4, qty: 25 }], refusedReason }, 'taken'],
      [{ taken, refusedReason: ' ' }, 'refusedReason'],
    ] as const) {
      const reply = await refused(await hand(body));
      expect(reply).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
    }
    const done = (await (await hand({ taken, refusedReason })).json()) as DeliveryInfo;
    expect(done).toMatchObject({
      status: 'COMPLETED',
      totalQty: 22,
      refusedReason,
      refused: [
        { idProduct: 4, qty: 2 },
        { idProduct: 7, qty: 3 },
      ],
    });
    const after = await ask(others, getOrderForm, { as: sales, params: { number: orderNumber } });
    // 22 × 27,900 with a tenth on top.
    expect(after).toMatchObject({ status: 'CONFIRMED', statements: [{ today: 675_180 }] });
    expect(statementPrintDocuments(after).map(({ amount }) => amount)).toEqual([675_180]);
    expect((await planned(others)).products).toMatchObject([
      { idProduct: 4, qty: 2 },
      { idProduct: 7, qty: 3 },
    ]);
  } finally {
    await others.close();
  }
});

test('a stop that failed is taken back with what is taken off its order', async () => {
  const others = await startTestProvider({ fill: deliveryShop, now: clock });
  try {
    const first = await planned(others, [{ idProduct: 4, qty: 10 }]);
    const driving = { as: driver, headers: writing() };
    await ask(others, completeDelivery, {
      ...{ ...driving, params: { id: first.idDeliveryInfo } },
      body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
    });
    const second = await planned(others);
    await ask(others, failDelivery, {
      ...{ as: driver, headers: writing(), params: { id: second.idDeliveryInfo } },
      body: { reason: '휴무' },
    });
    const params = { number: orderNumber };
    const { version } = await ask(others, getOrderForm, { as: sales, params });
    const done = await ask(others, completeDeliveredOrderForm, {
      ...{ as: sales, params, headers: writing(version) },
    });
    expect(done).toMatchObject({ status: 'COMPLETED', totalQty: 10 });
    expect(done.deliveries.map(({ status }) => status)).toEqual(['COMPLETED', 'CANCELLED']);
  } finally {
    await others.close();
  }
});

test('what was refused at the door can be taken off its order, which is complete and charged as it was handed over', async () => {
  const others = await startTestProvider({ fill: deliveryShop, now: clock });
  try {
    const order = () => ask(others, getOrderForm, { as: sales, params: { number: orderNumber } });
    const finish = (version: number) =>
      call(others, completeDeliveredOrderForm, {
        ...{ as: sales, params: { number: orderNumber }, headers: writing(version) },
      });
    const before = await order();
    expect(await refused(await finish(before.version))).toMatchObject({
      status: 409,
      code: 'NOTHING_HANDED_OVER',
    });
    const [stock, stockOf15] = [await stockOf(others, 4), await stockOf(others, 7)];
    for (const taken of [
      [
        { idProduct: 4, qty: 22 },
        { idProduct: 7, qty: 1 },
      ],
      [{ idProduct: 7, qty: 1 }],
    ]) {
      const { idDeliveryInfo: id } = await planned(others);
      const hand = await call(others, completeDelivery, {
        ...{ params: { id }, as: driver, headers: writing() },
        body: {
          ...{ completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수', taken },
          refusedReason: '라벨이 젖어 있습니다.',
        },
      });
      expect(hand.status).toBe(200);
    }
    const open = await order();
    const charged = open.statements.map(({ today }) => today);
    expect(charged).toEqual([675_180 + 16, 16]);

    // A page of before asks nobody what became of the rest: nothing is charged for it.
    const unasked = await call(others, completeOrderForm, {
      ...{ as: sales, params: { number: orderNumber }, headers: writing(open.version) },
    });
    expect(await refused(unasked)).toMatchObject({ status: 409, code: 'REST_UNSAID' });
    expect(await order()).toEqual(open);

    expect((await finish(open.version)).status).toBe(200);
    const done = await order();
    expect(done).toMatchObject({
      status: 'COMPLETED',
      totalQty: 24,
      totalResponsePrice: 675_180 + 32,
      // Each part was rounded down: as one line the two bottles would charge a won more.
      products: [
        { idProduct: 4, qty: 22, supply: 613_800, tax: 61_380 },
        { idProduct: 7, qty: 1, supply: 15, tax: 1 },
        { idProduct: 7, qty: 1, supply: 15, tax: 1 },
      ],
      placed: {
        products: [
          { idProduct: 4, qty: 24 },
          { idProduct: 7, qty: 3 },
        ],
      },
    });
    expect(done.statements.map(({ today }) => today)).toEqual(charged);
    expect(await stockOf(others, 4)).toBe(stock + 2);
    expect(await stockOf(others, 7)).toBe(stockOf15 + 1);
    const sold = await others.database.select().from(ledgerEntries);
    expect(sold.map(({ change }) => change)).toEqual(charged);
    const mails = await others.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
    expect(mails.at(-1)?.payload).toMatchObject({
      recipient: 'buyer@vitis.test',
      subject: `발주 마감 ${orderNumber}`,
    });
  } finally {
    await others.close();
  }
});

test('what was refused at the door is sold where sales say that it was handed over after all', async () => {
  const others = await startTestProvider({ fill: deliveryShop, now: clock });
  try {
    const { idDeliveryInfo: id } = await planned(others);
    await ask(others, completeDelivery, {
      ...{ params: { id }, as: driver, headers: writing() },
      body: {
        ...{ completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
        ...{ taken: [{ idProduct: 4, qty: 22 }], refusedReason: '라벨이 젖어 있습니다.' },
      },
    });
    const { version } = await ask(others, getOrderForm, { as: sales, params: { number: orderNumber } });
    const done = await ask(others, completeSoldOrderForm, {
      ...{ as: sales, params: { number: orderNumber }, headers: writing(version) },
    });
    // 22 × 27,900, then 2 × 27,900 + 3 × 15, each with a tenth on top.
    expect(done).toMatchObject({ status: 'COMPLETED', totalQty: 27 });
    const sold = await others.database.select().from(ledgerEntries);
    expect(sold.map(({ change }) => change)).toEqual([675_180, 61_429]);
  } finally {
    await others.close();
  }
});
