import { addToCart, getDashboard, toggleWish } from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import { deliveries, deliveryLines, ledgerEntries } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const as = 'buyer@vitis.test';

test('tells a buyer what waits, what comes and what may still be ordered', async () => {
  const { database } = provider;
  await ask(provider, addToCart, {
    as,
    body: {
      items: [
        { idProduct: 1, qty: 6 },
        { idProduct: 3, qty: 1 },
      ],
    },
  });
  await ask(provider, toggleWish, { as, params: { id: 1 } });
  await database.insert(ledgerEntries).values([
    {
      clientCompanyId: 1,
      date: '2026-08-20',
      kind: 'SALE',
      supply: 3_000_000,
      tax: 300_000,
      change: 3_300_000,
    },
    { clientCompanyId: 1, date: '2026-09-20', kind: 'PAYMENT', change: -1_300_000 },
    { clientCompanyId: 2, date: '2026-09-20', kind: 'SALE', change: 9_000_000 },
  ]);
  const delivery = {
    clientCompanyId: 1,
    managerId: 3,
    driverId: 5,
    type: 'DIRECT',
    classify: 'SUPPLY',
    orderFormId: 1,
  } as const;
  await database.insert(deliveries).values([
    { ...delivery, id: 1, requestDate: '2026-11-24' },
    { ...delivery, id: 2, requestDate: '2026-11-20', status: 'COMPLETED' },
  ]);
  await database.insert(deliveryLines).values({ deliveryId: 1, productId: 1, qty: 24 });

  const dashboard = await ask(provider, getDashboard, { as });
  // The confirmed order form of 24 bottles at 36,450 won, VAT included, is not sold yet.
  expect(dashboard).toMatchObject({
    cartCount: 2,
    wishCount: 1,
    unreadMessages: 2,
    estimates: { count: 1, latest: 'E20261118-0002' },
    nextDelivery: { date: '2026-11-24', orderFormNumber: 'O20260812-0001', qty: 24, type: 'DIRECT' },
    credit: {
      limit: 20_000_000,
      receivable: 2_000_000,
      openOrders: 962_280,
      openOrderCount: 1,
      available: 20_000_000 - 2_000_000 - 962_280,
    },
  });
  expect(dashboard.reorder).toEqual([]);

  expect(await ask(provider, getDashboard, { as: 'driver@vitis.test' })).toEqual({
    nextDelivery: {
      date: '2026-11-24',
      orderFormNumber: 'O20260812-0001',
      qty: 24,
      type: 'DIRECT',
      driverName: expect.any(String),
    },
    deliveriesToday: 0,
  });
});

test('names the answer that runs out first, three days before', async () => {
  const { database } = provider;
  const { estimates } = await ask(provider, getDashboard, { as });
  expect(estimates?.total).toBeGreaterThan(0);

  const day = seoulDay(TODAY);
  const soon = (expiredDate: string) =>
    database.execute(sql`UPDATE estimates SET expired_date = ${expiredDate} WHERE number = 'E20261118-0002'`);
  await soon(addDays(day, 3));
  expect((await ask(provider, getDashboard, { as })).expiring).toEqual({
    count: 1,
    first: 'E20261118-0002',
    expiredDate: addDays(day, 3),
    total: estimates?.total,
  });
  await soon(addDays(day, 4));
  expect((await ask(provider, getDashboard, { as })).expiring).toBeNull();
});

test('offers again what was bought within three months', async () => {
  await provider.close();
  provider = await startTestProvider({ fill: smallShop, now: () => new Date('2026-10-20T10:00:00+09:00') });
  const { reorder } = await ask(provider, getDashboard, { as });
  expect(reorder?.map(({ id }) => id)).toEqual([1]);
});

test('tells sales staff what waits for their answer, and guests nothing', async () => {
  expect(await ask(provider, getDashboard, { as: 'sales@vitis.test' })).toEqual({
    unreadMessages: 0,
    estimates: { count: 1, latest: 'E20261118-0001' },
  });
  expect((await call(provider, getDashboard)).status).toBe(401);
});
