import {
  addToCart,
  getDashboard,
  listEstimatesOfSales,
  listOrderFormsOfSales,
  toggleWish,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import {
  deliveries,
  deliveryLines,
  ledgerEntries,
  orderProposals,
  repeatingOrderDates,
  repeatingOrders,
} from '../../db/schema.ts';
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
    nextDelivery: {
      date: '2026-11-24',
      orderFormNumber: 'O20260812-0001',
      qty: 24,
      type: 'DIRECT',
      classify: 'SUPPLY',
    },
    deliveriesToday: 0,
    pickupsToday: 0,
    returnsToday: 0,
    estimatesAsked: 1,
    repeatDates: { waiting: 0, failed: 0 },
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
      classify: 'SUPPLY',
      driverName: expect.any(String),
    },
    deliveriesToday: 0,
    desk: { deliveriesToday: 0, deliveriesFailed: 0, deliveriesTomorrow: 0 },
  });
});

test('counts what is brought, fetched and goes back today, and says of the next one which it is', async () => {
  const { database } = provider;
  const today = seoulDay(TODAY);
  const delivery = {
    clientCompanyId: 1,
    managerId: 3,
    type: 'DIRECT',
    orderFormId: 1,
    requestDate: today,
  } as const;
  await database.insert(deliveries).values([
    { ...delivery, classify: 'COLLECT' },
    { ...delivery, classify: 'SUPPLY', status: 'IN_TRANSIT' },
    { ...delivery, classify: 'SUPPLY' },
    { ...delivery, classify: 'SUPPLY', type: 'PICKUP' },
    { ...delivery, classify: 'SUPPLY', status: 'COMPLETED' },
    { ...delivery, classify: 'SUPPLY', requestDate: addDays(today, 1) },
  ]);
  const { nextDelivery, deliveriesToday, pickupsToday, returnsToday } = await ask(provider, getDashboard, {
    as,
  });
  expect(nextDelivery).toMatchObject({ date: today, classify: 'COLLECT' });
  expect([deliveriesToday, pickupsToday, returnsToday]).toEqual([3, 1, 1]);
  expect((await ask(provider, getDashboard, { as: 'buyer2@vitis.test' })).deliveriesToday).toBe(0);
});

test('counts dates of repeating orders that wait for a word or have failed, until their day', async () => {
  const { database } = provider;
  const today = seoulDay(TODAY);
  const shipping = { recipientName: '김', recipientMobile: '01012345678', postalCode: '04524' };
  await database.insert(repeatingOrders).values({
    ...{ id: 1, clientCompanyId: 1, createdBy: 1, interval: 'WEEKLY', firstDay: today, asksFirst: true },
    ...{ ...shipping, address1: '서울', address2: '' },
  });
  const date = (ahead: number, state: 'WAITING' | 'FAILED' | 'SKIPPED') => {
    const day = addDays(today, ahead);
    return { repeatingOrderId: 1, day, deliveryDay: day, preparedOn: today, state };
  };
  await database
    .insert(repeatingOrderDates)
    .values([
      date(2, 'WAITING'),
      date(9, 'WAITING'),
      date(16, 'FAILED'),
      date(23, 'SKIPPED'),
      date(-1, 'WAITING'),
    ]);
  const counted = async (who = as) => (await ask(provider, getDashboard, { as: who })).repeatDates;
  expect(await counted()).toEqual({ waiting: 2, failed: 1 });
  expect(await counted('buyer2@vitis.test')).toEqual({ waiting: 0, failed: 0 });
  // A date that waits can be ordered while its order is paused.
  await database.update(repeatingOrders).set({ status: 'PAUSED' });
  expect(await counted()).toEqual({ waiting: 2, failed: 1 });
  await database.update(repeatingOrders).set({ status: 'ENDED' });
  expect(await counted()).toEqual({ waiting: 0, failed: 0 });
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

test('names the proposal that ends first, as long as it holds', async () => {
  const { database } = provider;
  const day = seoulDay(TODAY);
  expect((await ask(provider, getDashboard, { as })).proposals).toBeNull();
  const proposal = { orderFormId: 1, number: 1, authorId: 3, lines: [], total: 1_000, totalBefore: 2_000 };
  await database.insert(orderProposals).values({ ...proposal, dueDate: day });
  const proposals = { count: 1, first: 'O20260812-0001', dueDate: day };
  expect((await ask(provider, getDashboard, { as })).proposals).toEqual(proposals);
  expect((await ask(provider, getDashboard, { as: 'buyer2@vitis.test' })).proposals).toBeNull();
  await database.update(orderProposals).set({ dueDate: addDays(day, -1) });
  expect((await ask(provider, getDashboard, { as })).proposals).toBeNull();
});

test('a client is overdue as long as what is past its day is not paid', async () => {
  const { database } = provider;
  const day = seoulDay(TODAY);
  const overdue = async () =>
    (await ask(provider, getDashboard, { as: 'sales@vitis.test' })).desk?.clientsOverdue;
  const sale = { clientCompanyId: 1, kind: 'SALE', supply: 1_000, tax: 100, change: 1_100 } as const;
  await database.insert(ledgerEntries).values([
    { ...sale, id: 901, date: addDays(day, -40), dueDate: addDays(day, -10) },
    { ...sale, id: 902, date: addDays(day, -1), dueDate: addDays(day, 29) },
  ]);
  expect(await overdue()).toBe(1);
  const payment = { clientCompanyId: 1, kind: 'PAYMENT', change: -1_100, date: day } as const;
  await database.insert(ledgerEntries).values({ ...payment, paysEntryId: 902 });
  expect(await overdue()).toBe(1);
  await database.insert(ledgerEntries).values(payment);
  expect(await overdue()).toBe(0);
});

test('offers again what was bought within three months', async () => {
  await provider.close();
  provider = await startTestProvider({ fill: smallShop, now: () => new Date('2026-10-20T10:00:00+09:00') });
  const { reorder } = await ask(provider, getDashboard, { as });
  expect(reorder?.map(({ id }) => id)).toEqual([1]);
});

test('what came back of a younger order leaves an older debt overdue', async () => {
  const { database } = provider;
  const day = seoulDay(TODAY);
  const sale = { clientCompanyId: 1, kind: 'SALE', supply: 1_000, tax: 100, change: 1_100 } as const;
  const back = { ...sale, kind: 'RETURN', supply: -1_000, tax: -100, change: -1_100 } as const;
  await database.insert(ledgerEntries).values([
    { ...sale, date: addDays(day, -40), dueDate: addDays(day, -10) },
    { ...sale, orderFormId: 1, date: addDays(day, -1), dueDate: addDays(day, 29) },
    { ...back, orderFormId: 1, date: day },
  ]);
  expect((await ask(provider, getDashboard, { as: 'sales@vitis.test' })).desk?.clientsOverdue).toBe(1);
});

test('tells sales staff what waits for them, as their lists do, and guests nothing', async () => {
  const sales = 'sales@vitis.test';
  const { database } = provider;
  const today = seoulDay(TODAY);
  const delivery = {
    clientCompanyId: 1,
    managerId: 3,
    driverId: 5,
    type: 'DIRECT',
    classify: 'SUPPLY',
  } as const;
  await database.insert(deliveries).values([
    { ...delivery, orderFormId: 1, requestDate: today },
    { ...delivery, orderFormId: 1, requestDate: addDays(today, -1), status: 'FAILED' },
    { ...delivery, orderFormId: 1, requestDate: addDays(today, 1) },
  ]);
  const answered = (expiredDate: string) =>
    database.execute(sql`UPDATE estimates SET expired_date = ${expiredDate} WHERE number = 'E20261118-0002'`);
  await answered(addDays(today, 3));
  const { desk, ...rest } = await ask(provider, getDashboard, { as: sales });
  expect(rest).toEqual({ unreadMessages: 0, estimates: { count: 1, latest: 'E20261118-0001' } });
  const found = async (endpoint: typeof listOrderFormsOfSales | typeof listEstimatesOfSales, query: object) =>
    (await ask(provider, endpoint, { as: sales, query })).page.totalElements;
  expect(desk).toEqual({
    estimatesWaiting: await found(listEstimatesOfSales, { status: 'REQUESTED' }),
    estimatesExpiring: 1,
    ordersWaiting: await found(listOrderFormsOfSales, { status: 'REQUESTED' }),
    ordersUnplanned: await found(listOrderFormsOfSales, { unplanned: true }),
    ordersFailed: 1,
    clientsOverdue: 0,
    deliveriesToday: 1,
  });
  expect(await found(listEstimatesOfSales, { expiring: true })).toBe(1);
  expect(await found(listOrderFormsOfSales, { failed: true })).toBe(1);
  expect((await ask(provider, getDashboard, { as: 'driver@vitis.test' })).desk).toEqual({
    deliveriesToday: 1,
    deliveriesFailed: 0,
    deliveriesTomorrow: 1,
  });

  await answered(addDays(today, 4));
  expect((await ask(provider, getDashboard, { as: sales })).desk?.estimatesExpiring).toBe(0);
  expect((await call(provider, getDashboard)).status).toBe(401);
});
