import {
  countOrderForms,
  createDelivery,
  getOrderStart,
  listOrderForms,
  listOrderFormsOfSales,
  type QueryOf,
  searchMyClients,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { deliveries, orderForms, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  const line = (idProduct: number, qty: number) => [{ idProduct, qty, unitPrice: 10_000 }];
  for (const [id, idClient, status, lines] of [
    [11, 1, 'REQUESTED', line(1, 6)],
    [12, 2, 'REQUESTED', line(4, 6)],
    [13, 1, 'CONFIRMED', line(4, 12)],
    [14, 1, 'CANCELLED', line(4, 600)],
  ] as const) {
    const number = `O20261118-00${id}`;
    await insertConfirmedOrder(provider.database, { id, number, status, idClient, lines });
  }
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const idsOf = async (query: QueryOf<typeof listOrderFormsOfSales>, as = sales) =>
  (await ask(provider, listOrderFormsOfSales, { as, query }))._embedded.items.map(({ id }) => id);

test.each<[string, QueryOf<typeof listOrderFormsOfSales>, number[]]>([
  ['nothing', {}, [14, 13, 11, 1]],
  ['a state', { status: 'CONFIRMED' }, [13, 1]],
  ['days, both included', { dateFrom: '2026-08-12', dateTo: '2026-08-12' }, [1]],
  ['a day before', { dateTo: '2026-08-11' }, []],
  ['part of a number', { q: '-0011' }, [11]],
  ['a wine', { q: '라모네' }, [1]],
  ['a client', { q: '한강' }, [14, 13, 11, 1]],
  ['first consonants of a client', { q: 'ㅎㄱ' }, [14, 13, 11, 1]],
  ['a syllable that is not whole yet', { q: '한ㄱ' }, [14, 13, 11, 1]],
  ['a client by its id', { idClient: 1 }, [14, 13, 11, 1]],
  ["somebody else's client", { idClient: 2 }, []],
  ['a sum, both ends included', { totalFrom: 132_000, totalTo: 132_000 }, [13]],
  ['a sum at most', { totalTo: 66_000 }, [11]],
  ['part of the name of its contact', { contact: '도윤' }, [14, 13, 11, 1]],
  ['somebody who has ordered nothing', { contact: '한서윤' }, []],
  ['the largest first', { sort: 'total,desc' }, [14, 1, 13, 11]],
  ['the number', { sort: 'orderFormNumber,asc' }, [1, 11, 13, 14]],
  ['what stands nowhere', { q: '100%_' }, []],
])('sales staff narrow and sort their orders by %s', async (_name, query, expected) => {
  expect(await idsOf(query)).toEqual(expected);
});

test('a row tells what the buyer wrote', async () => {
  const requestMessage = '2018 빈티지가 아니면 연락 주세요.';
  await provider.database.update(orderForms).set({ requestMessage }).where(eq(orderForms.id, 11));
  const { _embedded } = await ask(provider, listOrderFormsOfSales, { as: sales, query: { q: '-0011' } });
  expect(_embedded.items).toMatchObject([{ id: 11, requestMessage }]);
});

test('pages agree with their total', async () => {
  const second = await ask(provider, listOrderForms, { as: buyer, query: { page: 1, size: 3 } });
  expect(second.page).toEqual({ number: 1, size: 3, totalElements: 4, totalPages: 2 });
  expect(second._embedded.items.map(({ id }) => id)).toEqual([1]);
});

test('counts by state add up, for each side', async () => {
  const counts = { REQUESTED: 1, CONFIRMED: 2, COMPLETED: 0, CANCELLED: 1, total: 4 };
  expect(await ask(provider, countOrderForms, { as: buyer })).toEqual(counts);
  expect(await ask(provider, countOrderForms, { as: sales })).toEqual(counts);
  expect(await ask(provider, countOrderForms, { as: 'buyer2@vitis.test' })).toMatchObject({ total: 1 });
  expect(await ask(provider, countOrderForms, { as: sales, query: { dateTo: '2026-08-31' } })).toMatchObject({
    CONFIRMED: 1,
    total: 1,
  });
  const narrow = { idClient: 1, contact: '도윤', totalFrom: 100_000, totalTo: 1_000_000 };
  const narrowed = await ask(provider, countOrderForms, { as: sales, query: narrow });
  expect(narrowed.total).toBe((await idsOf(narrow)).length);
  expect(narrowed.total).toBeLessThan(counts.total);
  const { _embedded } = await ask(provider, listOrderForms, { as: buyer });
  const q = _embedded.items[0]!.orderFormNumber;
  expect(await ask(provider, countOrderForms, { as: buyer, query: { q } })).toMatchObject({ total: 1 });
});

test('a confirmed order is unplanned until every bottle is on a delivery', async () => {
  expect(await idsOf({ unplanned: true })).toEqual([13, 1]);
  const plan = (qty: number) =>
    ask(provider, createDelivery, {
      as: sales,
      headers: writing(),
      body: {
        orderFormNumber: 'O20261118-0013',
        type: 'DIRECT',
        classify: 'SUPPLY',
        requestDate: '2026-11-24',
        idDriver: null,
        products: [{ idProduct: 4, qty }],
      },
    });
  const left = async () => {
    const { _embedded } = await ask(provider, listOrderFormsOfSales, {
      as: sales,
      query: { unplanned: true },
    });
    return _embedded.items.find(({ id }) => id === 13)?.unplannedQty;
  };
  expect(await left()).toBe(12);
  await plan(7);
  expect(await left()).toBe(5);
  expect(await idsOf({ unplanned: true })).toEqual([13, 1]);
  await plan(5);
  expect(await idsOf({ unplanned: true })).toEqual([1]);
});

test('sales staff narrow their orders and the counts of them by the state and the day of deliveries', async () => {
  const holds = async (query: QueryOf<typeof listOrderFormsOfSales>, expected: number[]) => {
    expect(await idsOf(query)).toEqual(expected);
    expect((await ask(provider, countOrderForms, { as: sales, query })).total).toBe(expected.length);
  };
  // The one before has planned both of its deliveries for this day.
  const day = '2026-11-24';
  await holds({ delivery: 'READY' }, [13]);
  await holds({ delivery: 'FAILED' }, []);
  await holds({ deliveryFrom: day, deliveryTo: day }, [13]);
  await holds({ deliveryTo: '2026-11-23' }, []);
  await holds({ delivery: 'READY', deliveryFrom: '2026-11-25' }, []);
  await provider.database
    .update(deliveries)
    .set({ status: 'CANCELLED' })
    .where(eq(deliveries.requestDate, day));
  await holds({ deliveryFrom: day }, []);
  await holds({ deliveryFrom: day, delivery: 'CANCELLED' }, [13]);
});

test.each<[string, number[]]>([
  ['', [1]],
  ['한강', [1]],
  ['c001', [1]],
  ['120-81-4752', [1]],
  ['ㅎㄱ', [1]],
  ['남산', []],
  ['%', []],
])('sales staff find their own clients by "%s"', async (q, expected) => {
  const { _embedded } = await ask(provider, searchMyClients, { as: sales, query: { q } });
  expect(_embedded.items.map(({ id }) => id)).toEqual(expected);
});

test('a client is found by the telephone of whoever calls', async () => {
  await provider.database.update(users).set({ mobile: '01077778888' }).where(eq(users.id, 1));
  for (const [q, expected] of [
    ['7777-8888', [1]],
    ['010-7777-9999', []],
  ] as const) {
    const { _embedded } = await ask(provider, searchMyClients, { as: sales, query: { q } });
    expect(_embedded.items.map(({ id }) => id)).toEqual(expected);
  }
});

test('an order by telephone begins with credit, places and the last order of one of the own clients', async () => {
  const start = await ask(provider, getOrderStart, { as: sales, params: { id: 1 } });
  expect(start).toMatchObject({ client: { id: 1, erpCode: 'C001' }, credit: { policy: expect.any(String) } });
  const { lastOrder } = start;
  const { _embedded } = await ask(provider, listOrderFormsOfSales, { as: sales, query: { idClient: 1 } });
  const latest = _embedded.items.find(({ status }) => status !== 'CANCELLED');
  expect(lastOrder).toMatchObject({ orderFormNumber: latest?.orderFormNumber, totalQty: latest?.totalQty });
  expect(lastOrder?.products).toHaveLength(latest?.lineCount ?? 0);
  const others = await call(provider, getOrderStart, { as: sales, params: { id: 2 } });
  expect(others.status).toBe(404);
});

test('a client comes with those who may buy for it; who waits for approval is not among them', async () => {
  const { _embedded } = await ask(provider, searchMyClients, { as: 'sales2@vitis.test' });
  expect(_embedded.items).toMatchObject([
    { companyName: '주식회사 남산식당', erpCode: 'C002', buyers: [{ id: 2, fullName: '이서연' }] },
  ]);
});

test.each([
  [listOrderForms, sales, 403],
  [listOrderFormsOfSales, buyer, 403],
  [countOrderForms, 'driver@vitis.test', 403],
  [searchMyClients, buyer, 403],
  [listOrderForms, undefined, 401],
])('%# is not for everyone', async (endpoint, as, status) => {
  expect(await refused(await call(provider, endpoint, as === undefined ? {} : { as }))).toMatchObject({
    status,
  });
});
