import {
  completeDelivery,
  completeSoldOrderForm,
  getOrderForm,
  getSalesSituation,
  SALES_GROUPS,
} from '@vitis/contracts';
import { ask } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import {
  clock,
  deliveryShop,
  driver,
  orderNumber,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const whole = 'O20261118-0009';

/** One order that no delivery carried, and one of which a delivery carried 10 bottles: sales staff handed over the rest by hand. */
beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  const lines = [{ idProduct: 4, qty: 5, unitPrice: 27_900 }];
  await insertConfirmedOrder(provider.database, { id: 19, number: whole, lines });
  const { idDeliveryInfo: id } = await planned(provider, [{ idProduct: 4, qty: 10 }]);
  const body = { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' };
  await ask(provider, completeDelivery, { params: { id }, as: driver, headers: writing(), body });
  for (const number of [whole, orderNumber]) {
    const { version } = await ask(provider, getOrderForm, { as: sales, params: { number } });
    await ask(provider, completeSoldOrderForm, {
      as: sales,
      params: { number },
      headers: writing(version),
    });
  }
});

afterAll(() => provider.close());

const sums = (query: object) => ask(provider, getSalesSituation, { as: sales, query });

test.each(SALES_GROUPS)('sales by %s count each bottle once that was handed over by hand', async (by) => {
  const { totals, rows } = await sums({ by });
  expect(totals).toEqual({ qty: 32, supply: 29 * 27_900 + 3 * 15, tax: 29 * 2_790 + 4 });
  expect(rows.reduce((sum, { qty }) => sum + qty, 0)).toBe(32);
});

test('a row that a hand handed over has what no delivery carried of its order', async () => {
  const { rows } = await sums({ by: 'document' });
  expect(rows.map(({ label, qty }) => [label, qty]).sort()).toEqual([
    [orderNumber, 10],
    [orderNumber, 17],
    [whole, 5],
  ]);
  const { rows: wines } = await sums({ by: 'wine', code: 'C001' });
  expect(wines.map(({ qty }) => qty).sort()).toEqual([29, 3]);
});
