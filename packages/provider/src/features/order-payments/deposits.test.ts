import { changeOrderPayment, getClientLedger, getOrderForm, recordPayment } from '@vitis/contracts';
import { ask, call } from '../../test-support/call.ts';
import { clock, deliveryShop, sales } from '../../test-support/delivery-shop.ts';
import { placeOrder } from '../../test-support/orders.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterAll(() => provider.close());

const change = (number: string, body: object) =>
  call(provider, changeOrderPayment, { as: 'buyer@vitis.test', params: { number }, body: body as never });

test('sales see a deposit notice at its order and in the ledger, there until the payment is entered', async () => {
  const [first, second] = [
    await placeOrder(provider, [{ idProduct: 1, qty: 6 }]),
    await placeOrder(provider, [{ idProduct: 1, qty: 6 }]),
  ];
  const told = (amount: number) => ({ depositor: '주식회사 김도윤', day: '2026-11-21', amount });
  for (const { orderFormNumber, total } of [first, second])
    await change(orderFormNumber, { method: 'BANK_TRANSFER', deposit: told(total) });
  const order = await ask(provider, getOrderForm, { as: sales, params: { number: first.orderFormNumber } });
  expect(order.deposit).toMatchObject(told(first.total));
  const open = async () =>
    (await ask(provider, getClientLedger, { as: sales, query: { code: 'C001' } })).deposits
      .map(({ orderFormNumber }) => orderFormNumber)
      .filter((number) => [first.orderFormNumber, second.orderFormNumber].includes(number));
  expect(await open()).toEqual([first.orderFormNumber, second.orderFormNumber]);
  const body = { idClient: order.idClient, amount: first.total, day: '2026-11-20', memo: '김도윤', pays: [] };
  await ask(provider, recordPayment, {
    ...{ as: sales, headers: writing() },
    body: { ...body, overpaymentAcknowledged: true },
  });
  expect(await open()).toEqual([second.orderFormNumber]);
  await change(second.orderFormNumber, { method: 'ON_ACCOUNT' });
  expect(await open()).toEqual([]);
});
