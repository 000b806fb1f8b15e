import {
  cancelEstimate,
  cancelOrderForm,
  countCancellations,
  getCancellation,
  getEstimate,
  getOrderForm,
  listCancellations,
} from '@vitis/contracts';
import { ask, call } from '../../test-support/call.ts';
import { clock, deliveryShop, sales } from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';
const estimateNumber = 'E20261118-0001';
const orderFormNumber = 'O20261118-0003';

/** The company has called off an estimate, and sales staff one of its orders. */
beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  const estimate = await ask(provider, getEstimate, { as, params: { number: estimateNumber } });
  await ask(provider, cancelEstimate, {
    as,
    params: { number: estimateNumber },
    headers: writing(estimate.version),
    body: { reason: '행사가 취소되었습니다.' },
  });
  const order = await ask(provider, getOrderForm, { as, params: { number: orderFormNumber } });
  await ask(provider, cancelOrderForm, {
    as: sales,
    params: { number: orderFormNumber },
    headers: writing(order.version),
    body: { reason: '입고가 늦어집니다.' },
  });
});

afterAll(() => provider.close());

const numbers = async (query = {}) =>
  (await ask(provider, listCancellations, { as, query }))._embedded.items.map(({ number }) => number);

test('estimates and orders that were called off stand in one list, with who did it and why', async () => {
  const { _embedded, page } = await ask(provider, listCancellations, { as, query: { sort: 'number,asc' } });
  expect(page.totalElements).toBe(2);
  expect(_embedded.items).toMatchObject([
    { number: estimateNumber, kind: 'ESTIMATE', cancelledBy: 'B2B', reason: '행사가 취소되었습니다.' },
    {
      number: orderFormNumber,
      kind: 'ORDER',
      cancelledBy: 'SALESPERSON',
      cancelledByName: '한서윤',
      reason: '입고가 늦어집니다.',
      firstProductName: '와인 4',
      lineCount: 2,
      totalQty: 27,
    },
  ]);
  expect(await ask(provider, countCancellations, { as })).toEqual({ ESTIMATE: 1, ORDER: 1, total: 2 });
});

test('the list is narrowed by kind, day of the cancellation and words', async () => {
  expect(await numbers({ status: 'ORDER' })).toEqual([orderFormNumber]);
  expect(await numbers({ dateFrom: '2026-11-21' })).toEqual([]);
  expect(await numbers({ dateTo: '2026-11-20' })).toHaveLength(2);
  expect(await numbers({ q: '입고' })).toEqual([orderFormNumber]);
  expect(await numbers({ q: '와인 7' })).toEqual([orderFormNumber]);
  expect(await numbers({ q: '없는 말' })).toEqual([]);
});

test('each has its lines and sums; what stands, and what is of others, is none', async () => {
  const order = await ask(provider, getCancellation, { as, params: { number: orderFormNumber } });
  expect(order.products).toHaveLength(2);
  expect(order.products.reduce((sum, { supply }) => sum + supply, 0)).toBe(order.supply);
  const estimate = await ask(provider, getCancellation, { as, params: { number: estimateNumber } });
  expect(estimate.products.length).toBe(estimate.lineCount);
  const status = async (number: string, who = as) =>
    (await call(provider, getCancellation, { as: who, params: { number } })).status;
  expect(await status('O20261118-0001')).toBe(404);
  expect(await status(orderFormNumber, 'buyer2@vitis.test')).toBe(404);
});
