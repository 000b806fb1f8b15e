import {
  changeVan,
  listDeliveriesOfBuyer,
  listDeliveriesOfDriver,
  listDeliveriesOfSales,
  listDrivers,
  listManagers,
  listScheduledDeliveries,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { deliveries, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  otherDriver,
  planned,
  sales,
  today,
} from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let ids: number[];

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  ids = [];
  for (const qty of [6, 7, 8]) ids.push((await planned(provider, [{ idProduct: 4, qty }])).idDeliveryInfo);
  await provider.database.update(deliveries).set({ status: 'CANCELLED' }).where(eq(deliveries.id, ids[1]!));
  await provider.database
    .update(deliveries)
    .set({ requestDate: '2026-12-20' })
    .where(eq(deliveries.id, ids[2]!));
});

afterAll(() => provider.close());

const numbers = ({ _embedded }: { _embedded: { items: { idDeliveryInfo: number }[] } }) =>
  _embedded.items.map(({ idDeliveryInfo }) => idDeliveryInfo);

test('sales staff see the days of their clients, at most thirty-one at once', async () => {
  const schedule = (dateFrom: string, dateTo: string, as = sales) =>
    call(provider, listScheduledDeliveries, { as, query: { dateFrom, dateTo } });
  expect(numbers(await (await schedule(today, '2026-12-20')).json())).toEqual([ids[0], ids[1], ids[2]]);
  expect(numbers(await (await schedule(today, today)).json())).toEqual([ids[0], ids[1]]);
  expect(numbers(await (await schedule(today, today, 'sales2@vitis.test')).json())).toEqual([]);
  for (const [from, to] of [
    [today, '2026-12-21'],
    [today, '2026-11-19'],
  ] as const) {
    expect(await refused(await schedule(from, to))).toMatchObject({
      status: 400,
      errors: [{ field: 'dateTo' }],
    });
  }
});

test('who plans sees the stops of colleagues, too, without what is their clients’ own', async () => {
  const query = { dateFrom: today, dateTo: today, all: true };
  const own = await ask(provider, listScheduledDeliveries, { as: sales, query });
  expect(own._embedded.items.map(({ isOwn }) => isOwn)).toEqual([true, true]);
  const colleague = await ask(provider, listScheduledDeliveries, { as: 'sales2@vitis.test', query });
  expect(colleague._embedded.items).toMatchObject([
    {
      idDeliveryInfo: ids[0],
      isOwn: false,
      totalQty: 6,
      orderFormNumber: null,
      products: [],
      images: [],
      shipping: { fullName: '', mobile: '', postalCode: '', address2: '', message: '' },
    },
  ]);
});

test('sales staff search all of them, the latest first', async () => {
  const all = await ask(provider, listDeliveriesOfSales, { as: sales, query: { size: 2 } });
  expect(numbers(all)).toEqual([ids[2], ids[1]]);
  expect(all.page).toEqual({ number: 0, size: 2, totalElements: 3, totalPages: 2 });
  const ready = await ask(provider, listDeliveriesOfSales, {
    as: sales,
    query: { status: 'READY', q: '한강' },
  });
  expect(numbers(ready)).toEqual([ids[2], ids[0]]);
});

test('a driver sees the stops of a day, today where none is named, and none that was taken back', async () => {
  expect(numbers(await ask(provider, listDeliveriesOfDriver, { as: driver }))).toEqual([ids[0]]);
  expect(
    numbers(await ask(provider, listDeliveriesOfDriver, { as: driver, query: { date: '2026-12-20' } })),
  ).toEqual([ids[2]]);
  expect(numbers(await ask(provider, listDeliveriesOfDriver, { as: otherDriver }))).toEqual([]);
});

test('a buyer sees what comes to its company', async () => {
  expect(numbers(await ask(provider, listDeliveriesOfBuyer, { as: 'buyer@vitis.test' }))).toHaveLength(3);
  expect(numbers(await ask(provider, listDeliveriesOfBuyer, { as: 'buyer2@vitis.test' }))).toEqual([]);
});

test('a delivery is found by its wines as its card calls them, by first consonants, too', async () => {
  const found = async (q: string) =>
    numbers(await ask(provider, listDeliveriesOfBuyer, { as: 'buyer@vitis.test', query: { q } })).length;
  expect(await found('카사 몬테리조 리제르바 2018')).toBe(3);
  expect(await found('ㅁㅌㄹㅈ ㄹㅈㄹㅂ 2018')).toBe(3);
  expect(await found('카사 몬테리조 리제르바 1899')).toBe(0);
});

test('drivers to give deliveries to are those in good standing', async () => {
  const drivers = async () => (await ask(provider, listDrivers, { as: sales }))._embedded.items;
  expect((await drivers()).map(({ fullName }) => fullName)).toEqual(['강예준', '최민준']);
  await provider.database.update(users).set({ withdrawnAt: clock() }).where(eq(users.email, otherDriver));
  expect(await drivers()).toHaveLength(1);
});

test('a buyer may call those who look after its company, staff and drivers everybody in sales', async () => {
  const names = async (as: string) =>
    (await ask(provider, listManagers, { as }))._embedded.items.map(({ fullName }) => fullName);
  expect(await names('buyer@vitis.test')).toEqual(['한서윤']);
  expect(await names(driver)).toEqual(['박지호', '한서윤']);
  expect(await names(sales)).toHaveLength(2);
});

test.each([
  [listDrivers.path, driver],
  [listScheduledDeliveries.path, 'buyer@vitis.test'],
  [listDeliveriesOfSales.path, driver],
  [listDeliveriesOfDriver.path, sales],
  [listDeliveriesOfBuyer.path, sales],
])('%s is not for %s', async (path, as) => {
  const headers = { authorization: `Bearer ${await provider.token(as)}` };
  expect(await refused(await fetch(provider.url + path, { headers }))).toMatchObject({ status: 403 });
  expect(await refused(await fetch(provider.url + path))).toMatchObject({ status: 401 });
});

test('sales staff say how many cases a van holds, of a driver alone and within reason', async () => {
  const change = (id: number, vanCases: number | null, as = sales) =>
    call(provider, changeVan, { as, params: { id }, body: { vanCases } });
  const [first] = (await ask(provider, listDrivers, { as: sales }))._embedded.items;
  expect((await change(first!.id, 60)).status).toBe(200);
  const of = async () =>
    (await ask(provider, listDrivers, { as: sales }))._embedded.items.find(({ id }) => id === first!.id);
  expect(await of()).toMatchObject({ vanCases: 60 });
  expect((await change(1, 60)).status).toBe(404);
  for (const wrong of [0, -1, 10_000, 1.5]) expect((await change(first!.id, wrong)).status).toBe(400);
  expect((await change(first!.id, 10, driver)).status).toBe(403);
  expect(await of()).toMatchObject({ vanCases: 60 });
  await change(first!.id, null);
  expect(await of()).toMatchObject({ vanCases: null });
});
