import {
  cancelOrderForm,
  changeOrderPayment,
  completeDelivery,
  createDelivery,
  getOrderPayment,
} from '@vitis/contracts';
import { coupons, ledgerEntries } from '../../db/schema.ts';
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
import { placeOrder } from '../../test-support/orders.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterAll(() => provider.close());

const payment = (number: string) => ask(provider, getOrderPayment, { as, params: { number } });
const change = (number: string, body: object, who = as) =>
  call(provider, changeOrderPayment, { as: who, params: { number }, body: body as never });

test('an order is on account: its sum is due after the day that was asked for, in the statement of that month', async () => {
  const { orderFormNumber, total } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  expect(await payment(orderFormNumber)).toMatchObject({
    method: 'ON_ACCOUNT',
    total,
    settled: 0,
    amountDue: total,
    dueDay: '2026-12-24',
    closingDay: '2026-11-30',
    isExpected: true,
    paymentDays: 30,
    account: { bank: '비티스은행', holder: '주식회사 비티스와인' },
    deposit: null,
  });
});

test('a deposit notice reaches the sales contact once, and again when it changes', async () => {
  const { orderFormNumber: number, total } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  const before = (await messagesTo(provider, sales)).length;
  const deposit = { depositor: '주식회사 김도윤', day: '2026-11-21', amount: total };
  const body = { method: 'BANK_TRANSFER', deposit };
  expect((await change(number, body)).status).toBe(200);
  expect((await change(number, body)).status).toBe(200);
  expect(await payment(number)).toMatchObject({ method: 'BANK_TRANSFER', deposit });
  const [mail] = await messagesTo(provider, sales);
  expect(mail).toMatchObject({
    subject: expect.stringContaining(`입금 알림 ${number}`),
    body: expect.stringContaining('주식회사 김도윤'),
  });
  await change(number, { ...body, deposit: { ...deposit, day: '2026-11-23' } });
  expect(await messagesTo(provider, sales)).toHaveLength(before + 2);
  // Back on account there is no deposit any more.
  expect((await change(number, { method: 'ON_ACCOUNT' })).status).toBe(200);
  expect(await payment(number)).toMatchObject({ method: 'ON_ACCOUNT', deposit: null });
});

test('more than is due, a day before the order, words that break lines, and a deposit on account are refused', async () => {
  const { orderFormNumber: number, total } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  const good = { depositor: '김도윤', day: '2026-11-21', amount: 1 };
  const wrong = async (deposit: object, method = 'BANK_TRANSFER') =>
    (await refused(await change(number, { method, deposit: { ...good, ...deposit } }))).errors?.[0]?.field;
  expect(await wrong({ amount: total + 1 })).toBe('deposit.amount');
  expect(await wrong({ day: '2028-01-01' })).toBe('deposit.day');
  expect(await wrong({ day: '2026-01-01' })).toBe('deposit.day');
  expect(await wrong({ depositor: 'a\nb' })).toBe('deposit.depositor');
  expect(await wrong({}, 'ON_ACCOUNT')).toBe('deposit');
  expect(await payment(number)).toMatchObject({ method: 'ON_ACCOUNT', deposit: null });
});

test('what was handed over is due by its receipt, less what was paid of it; then nothing is left to pay', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  await ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
  });
  const { total, ...sold } = await payment(orderNumber);
  expect(sold).toMatchObject({ amountDue: total, dueDay: '2026-12-20', isExpected: false, settled: 0 });
  const pay = (change: number) =>
    provider.database
      .insert(ledgerEntries)
      .values({ clientCompanyId: 1, date: '2026-11-20', kind: 'PAYMENT', change, memo: '계좌 입금' });
  await pay(-100_000);
  expect(await payment(orderNumber)).toMatchObject({ amountDue: total - 100_000, settled: 100_000 });
  await pay(-(total - 100_000));
  expect(await payment(orderNumber)).toMatchObject({ amountDue: 0, dueDay: null, closingDay: null });
  expect((await refused(await change(orderNumber, { method: 'BANK_TRANSFER' }))).code).toBe('NOTHING_TO_PAY');
});

test('a coupon that takes off more than the rest of an order leaves nothing to pay, and no day for it', async () => {
  const [number, who] = ['O20261118-0002', 'buyer2@vitis.test'];
  await provider.database.insert(coupons).values({
    ...{ clientCompanyId: 2, level: 'SILVER', percent: 2, most: 100_000, orderFormId: 12, discount: 13_392 },
    ...{ validFrom: '2026-10-01', validTo: '2026-12-31' },
  });
  const { idDeliveryInfo: id } = await ask(provider, createDelivery, {
    ...{ as: 'sales2@vitis.test', headers: writing() },
    body: { ...plan, orderFormNumber: number, products: [{ idProduct: 4, qty: 24 }] },
  });
  const body = { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' };
  await ask(provider, completeDelivery, { params: { id }, as: driver, headers: writing(), body });
  const sold = 24 * 30_690;
  const due = () => ask(provider, getOrderPayment, { as: who, params: { number } });
  expect((await due()).amountDue).toBeGreaterThan(0);
  await provider.database
    .insert(ledgerEntries)
    .values({ clientCompanyId: 2, date: '2026-11-20', kind: 'PAYMENT', change: -sold, memo: '계좌 입금' });
  expect(await due()).toMatchObject({ settled: sold, amountDue: 0, dueDay: null, closingDay: null });
});

test('a cancelled order has nothing to pay, and another company’s is not there', async () => {
  const { orderFormNumber: number, version } = await placeOrder(provider, [{ idProduct: 1, qty: 6 }]);
  expect((await change(number, { method: 'BANK_TRANSFER' }, 'buyer2@vitis.test')).status).toBe(404);
  await ask(provider, cancelOrderForm, { as, params: { number }, headers: writing(version), body: {} });
  expect(await payment(number)).toMatchObject({ amountDue: 0, dueDay: null });
  expect((await refused(await change(number, { method: 'BANK_TRANSFER' }))).message).toMatch(/납부하실 금액/);
});
