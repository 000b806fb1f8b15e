import {
  addToCart,
  cancelOrderForm,
  createManualOrderForm,
  createOrderForm,
  getCart,
  getOrderForm,
  HEADERS,
  listOrderForms,
  type OrderForm,
} from '@vitis/contracts';
import { asc, eq } from 'drizzle-orm';
import { orderFormLines, outbox } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { placeOrder, SHIPPING, stockOf } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

test('orders from the cart at today’s prices, takes the stock and the lines of the cart', async () => {
  await ask(provider, addToCart, {
    as: buyer,
    body: {
      items: [
        { idProduct: 1, qty: 12 },
        { idProduct: 3, qty: 1 },
      ],
    },
  });
  const response = await call(provider, createOrderForm, {
    as: buyer,
    headers: writing(),
    body: {
      dueDate: '2026-11-24',
      requestMessage: '오전에 부탁드립니다.',
      shipping: { ...SHIPPING, mobile: '+82 10-1234-5678', message: '뒷문 이용' },
      products: [{ idProduct: 1, qty: 12 }],
    },
  });
  expect([response.status, response.headers.get('etag')]).toEqual([201, '"v1"']);
  expect(await response.json()).toMatchObject({
    orderFormNumber: 'O20261120-0001',
    status: 'REQUESTED',
    dueDate: '2026-11-24',
    estimateNumber: null,
    managerName: '한서윤',
    manual: false,
    shipping: { ...SHIPPING, mobile: '01012345678', message: '뒷문 이용' },
    products: [{ productName: '샤토 라모네 2019', qty: 12, unitPrice: 34_450, supply: 413_400, tax: 41_340 }],
    total: 454_740,
    totalResponsePrice: null,
    deliveries: [],
    statements: [],
    account: { bank: '비티스은행' },
    supplier: { companyName: '주식회사 비티스와인' },
    client: { companyName: '주식회사 한강호텔' },
  });
  expect(await stockOf(provider, 1)).toBe(300);
  const cart = await ask(provider, getCart, { as: buyer });
  expect(cart._embedded.items.map(({ idProduct }) => idProduct)).toEqual([3]);
  const mails = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(mails.map(({ payload }) => [payload.recipient, payload.subject])).toEqual([
    [sales, '주식회사 한강호텔 발주 신청 O20261120-0001'],
  ]);
});

test('orders a confirmed estimate with its lines and prices, and again only once that order is cancelled', async () => {
  const place = () =>
    call(provider, createOrderForm, {
      as: buyer,
      headers: writing(),
      body: { dueDate: '2026-11-24', shipping: SHIPPING, estimateNumber: 'E20261118-0004' },
    });
  const order = (await (await place()).json()) as OrderForm;
  expect(order).toMatchObject({
    estimateNumber: 'E20261118-0004',
    products: [{ qty: 24, listPrice: 40_500, unitPrice: 38_500 }],
    supply: 924_000,
  });
  const [line] = await provider.database
    .select()
    .from(orderFormLines)
    .where(eq(orderFormLines.orderFormId, order.id));
  expect(line).toMatchObject({ discountReason: '견적 E20261118-0004 단가 적용', discountedBy: 3 });
  expect(await refused(await place())).toMatchObject({
    status: 409,
    code: 'ESTIMATE_ALREADY_ORDERED',
    message: expect.stringContaining('O20261120-0001'),
  });
  await ask(provider, cancelOrderForm, {
    as: buyer,
    headers: writing(order.version),
    params: { number: order.orderFormNumber },
    body: { reason: '날짜가 바뀌었습니다.' },
  });
  expect(await stockOf(provider, 1)).toBe(312);
  expect((await place()).status).toBe(201);
  expect(await stockOf(provider, 1)).toBe(288);
});

test('sales staff write down what was ordered on the telephone, at the agreed prices', async () => {
  const order = await ask(provider, createManualOrderForm, {
    as: sales,
    headers: writing(),
    body: {
      idClient: 1,
      dueDate: '2026-11-20',
      shipping: SHIPPING,
      products: [
        { idProduct: 1, qty: 6, unitPrice: 35_000, note: '대표님 승인' },
        { idProduct: 4, qty: 6, unitPrice: 25_110 },
      ],
    },
  });
  expect(order).toMatchObject({
    status: 'REQUESTED',
    manual: true,
    clientFullName: '김도윤',
    products: [{ note: '대표님 승인' }, {}],
  });
  const lines = await provider.database
    .select()
    .from(orderFormLines)
    .where(eq(orderFormLines.orderFormId, order.id))
    .orderBy(asc(orderFormLines.position));
  expect(lines).toMatchObject([
    { discountReason: '대표님 승인', discountedBy: 3 },
    { discountReason: null, discountedBy: null },
  ]);
});

test('lists name the latest first, with the wine, the sums and the version', async () => {
  await placeOrder(provider, [{ idProduct: 4, qty: 6 }]);
  const { _embedded, page } = await ask(provider, listOrderForms, { as: buyer });
  expect(page.totalElements).toBe(2);
  expect(_embedded.items).toMatchObject([
    {
      orderFormNumber: 'O20261120-0001',
      firstProductName: '카사 몬테리조 리제르바 2018',
      lineCount: 1,
      totalQty: 6,
      deliveryStatus: null,
      isPickup: false,
      version: 1,
    },
    { orderFormNumber: 'O20260812-0001', status: 'CONFIRMED' },
  ]);
});

test('orders a part of a confirmed estimate at its price, and with that all of it', async () => {
  const body = {
    dueDate: '2026-11-24',
    shipping: SHIPPING,
    estimateNumber: 'E20261118-0004',
    products: [{ idProduct: 1, qty: 6 }],
  };
  const order = await ask(provider, createOrderForm, { as: buyer, headers: writing(), body });
  expect(order).toMatchObject({ products: [{ qty: 6, unitPrice: 38_500 }], supply: 231_000, totalQty: 6 });
  expect(await stockOf(provider, 1)).toBe(306);
  expect(
    await refused(await call(provider, createOrderForm, { as: buyer, headers: writing(), body })),
  ).toMatchObject({ status: 409, code: 'ESTIMATE_ALREADY_ORDERED' });
});

test('two who order one estimate at once get one order between them', async () => {
  const body = { dueDate: '2026-11-24', shipping: SHIPPING, estimateNumber: 'E20261118-0004' };
  const responses = await Promise.all(
    [1, 2, 3].map(() => call(provider, createOrderForm, { as: buyer, headers: writing(), body })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await stockOf(provider, 1)).toBe(288);
});

test('a key that named one order names no other, and nothing is written', async () => {
  const headers = writing();
  const body = { dueDate: '2026-11-24', shipping: SHIPPING, products: [{ idProduct: 1, qty: 6 }] };
  const first = await call(provider, createOrderForm, { as: buyer, headers, body });
  expect(first.status).toBe(201);
  const before = await footprint(provider);
  const other = { ...body, products: [{ idProduct: 1, qty: 7 }] };
  expect(
    await refused(await call(provider, createOrderForm, { as: buyer, headers, body: other })),
  ).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  const again = await call(provider, createOrderForm, { as: buyer, headers, body });
  expect(await again.text()).toBe(await first.text());
  expect(await footprint(provider)).toEqual(before);
});

test('a line is called as its reader calls the wine, and on paper as it was ordered', async () => {
  const { orderFormNumber: number } = await placeOrder(provider, [{ idProduct: 1, qty: 12 }]);
  const lineIn = async (language: string) => {
    const headers = { [HEADERS.language]: language };
    const { products } = await ask(provider, getOrderForm, { as: buyer, params: { number }, headers });
    return products[0]!;
  };
  expect(await lineIn('ko-KR')).not.toHaveProperty('name');
  const productName = '샤토 라모네 2019';
  for (const language of ['en-US', 'ja-JP'])
    expect(await lineIn(language)).toMatchObject({
      productName,
      name: expect.stringMatching(/^[^\p{Script=Hangul}]+ 2019$/u),
    });
});
