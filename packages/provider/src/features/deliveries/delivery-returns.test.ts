import {
  cancelDelivery,
  completeDelivery,
  createDelivery,
  type DeliveryInfo,
  saveDeliveries,
} from '@vitis/contracts';
import { desc, eq } from 'drizzle-orm';
import { findUntraced } from '../../commands/trace-won.ts';
import { ledgerEntries, orderForms, outbox, stock } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import {
  clock,
  deliveryShop,
  driver,
  driverId,
  orderNumber,
  plan,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
import { stockOf } from '../../test-support/orders.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterEach(() => provider.close());

type Kind = DeliveryInfo['classify'];

const tryPlan = (classify: Kind, products?: { idProduct: number; qty: number }[]) =>
  call(provider, createDelivery, {
    as: sales,
    headers: writing(),
    body: { ...plan, classify, orderFormNumber: orderNumber, ...(products ? { products } : {}) },
  });

const planKind = async (classify: Kind, products?: { idProduct: number; qty: number }[]) => {
  const response = await tryPlan(classify, products);
  expect(response.status).toBe(201);
  return (await response.json()) as DeliveryInfo;
};

const complete = ({ idDeliveryInfo: id }: DeliveryInfo) =>
  ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
  });

const reclassify = (info: DeliveryInfo, classify: Kind) =>
  call(provider, saveDeliveries, {
    as: sales,
    body: {
      items: [{ ...plan, classify, idDeliveryInfo: info.idDeliveryInfo, version: info.version, position: 0 }],
    },
  });

const ledger = () => provider.database.select().from(ledgerEntries).orderBy(ledgerEntries.id);

test('what is collected is off what the client owes, at the prices agreed, and can be sold again', async () => {
  await complete(await planned(provider));
  const before = await stockOf(provider, 4);
  const collection = await planKind('COLLECT', [{ idProduct: 4, qty: 5 }]);
  expect(await stockOf(provider, 4)).toBe(before);
  await complete(collection);
  const [sale, back] = await ledger();
  expect(back).toMatchObject({
    kind: 'RETURN',
    orderFormId: sale!.orderFormId,
    deliveryId: collection.idDeliveryInfo,
    supply: -5 * 27_900,
    tax: -5 * 2_790,
    change: -5 * 30_690,
    dueDate: null,
    memo: `${orderNumber} 반품`,
    authorId: driverId,
  });
  expect(await stockOf(provider, 4)).toBe(before + 5);
  const mails = await provider.database
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'mail'))
    .orderBy(desc(outbox.id));
  expect(mails[0]!.payload).toMatchObject({ subject: `회수 완료 ${orderNumber}` });
});

test('an order that comes back as a whole, in parts, leaves nothing owed', async () => {
  await complete(await planned(provider));
  for (const bottles of [1, 1, 1]) {
    const parts = [
      { idProduct: 4, qty: bottles * 8 },
      { idProduct: 7, qty: bottles },
    ];
    await complete(await planKind('COLLECT', parts));
  }
  const owed = (await ledger()).reduce((sum, { change }) => sum + change, 0);
  expect(owed).toBe(0);
  expect(await refused(await tryPlan('COLLECT'))).toMatchObject({ code: 'NOTHING_TO_DELIVER' });
  const [order] = await provider.database.select().from(orderForms).where(eq(orderForms.number, orderNumber));
  expect(order!.status).toBe('COMPLETED');
});

test.each<Kind>(['COLLECT', 'EXCHANGE'])('%s takes no more than is with the client', async (kind) => {
  const before = await footprint(provider);
  expect(await refused(await tryPlan(kind))).toMatchObject({ status: 409, code: 'NOTHING_TO_DELIVER' });
  expect(await refused(await tryPlan(kind, [{ idProduct: 4, qty: 1 }]))).toMatchObject({
    status: 409,
    code: 'MORE_THAN_DELIVERED',
  });
  expect(await footprint(provider)).toEqual(before);

  await complete(await planned(provider, [{ idProduct: 4, qty: 6 }]));
  await planKind('COLLECT', [{ idProduct: 4, qty: 4 }]);
  expect(await refused(await tryPlan(kind, [{ idProduct: 4, qty: 3 }]))).toMatchObject({
    code: 'MORE_THAN_DELIVERED',
  });
  expect((await planKind(kind, [{ idProduct: 4, qty: 2 }])).totalQty).toBe(2);
});

test.each<Kind>(['EXCHANGE', 'SAMPLE'])('%s costs the house its bottles, and no money', async (kind) => {
  await complete(await planned(provider));
  const before = await stockOf(provider, 4);
  const taken = await planKind(kind, [{ idProduct: 4, qty: 2 }]);
  expect(await stockOf(provider, 4)).toBe(before - 2);
  await ask(provider, cancelDelivery, {
    params: { id: taken.idDeliveryInfo },
    as: sales,
    headers: writing(taken.version),
  });
  expect(await stockOf(provider, 4)).toBe(before);
  await complete(await planKind(kind, [{ idProduct: 4, qty: 2 }]));
  expect(await stockOf(provider, 4)).toBe(before - 2);
  expect(await ledger()).toHaveLength(1);
});

test('a supply of an order that is over is refused, a sample of what is not there, too', async () => {
  await complete(await planned(provider));
  await provider.database.update(stock).set({ qty: 23 }).where(eq(stock.productId, 4));
  const before = await footprint(provider);
  expect(await refused(await tryPlan('SUPPLY'))).toMatchObject({ code: 'ORDER_NOT_CONFIRMED' });
  expect(await refused(await tryPlan('SAMPLE', [{ idProduct: 4, qty: 24 }]))).toMatchObject({
    status: 409,
    code: 'OUT_OF_STOCK',
  });
  expect(await footprint(provider)).toEqual(before);
});

test('a delivery that becomes one of another kind takes its bottles along', async () => {
  await complete(await planned(provider));
  const before = await stockOf(provider, 4);
  const sample = await planKind('SAMPLE', [{ idProduct: 4, qty: 2 }]);
  const collection = await reclassify(sample, 'COLLECT');
  expect(collection.status).toBe(200);
  expect(await stockOf(provider, 4)).toBe(before);
  const [saved] = ((await collection.json()) as { _embedded: { items: DeliveryInfo[] } })._embedded.items;
  const untouched = await footprint(provider);
  expect(await refused(await reclassify(saved!, 'SUPPLY'))).toMatchObject({ code: 'ORDER_NOT_CONFIRMED' });
  expect(await footprint(provider)).toEqual(untouched);
  expect((await reclassify(saved!, 'EXCHANGE')).status).toBe(200);
  expect(await stockOf(provider, 4)).toBe(before - 2);
});

test('what a driver says late is traced by when it was heard: roundings fall to the last that was told', async () => {
  const number = 'O20261118-0009';
  const lines = [{ idProduct: 7, qty: 3, unitPrice: 19 }];
  await insertConfirmedOrder(provider.database, { id: 20, number, lines });
  const bring = async (qty: number, time: string) => {
    const body = { ...plan, orderFormNumber: number, products: [{ idProduct: 7, qty }] };
    const { idDeliveryInfo: id } = await ask(provider, createDelivery, {
      as: sales,
      headers: writing(),
      body,
    });
    await ask(provider, completeDelivery, {
      params: { id },
      as: driver,
      headers: writing(),
      body: { completedAt: `2026-11-20T${time}+09:00`, receivedBy: '김민수' },
    });
  };
  await bring(1, '10:00:30');
  await bring(2, '10:00:10');
  expect((await ledger()).map(({ tax }) => tax)).toEqual([1, 4]);
  expect(await findUntraced(provider.database, clock())).toEqual([]);
});

test('two collections at once bring back no bottle twice', async () => {
  await complete(await planned(provider));
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => tryPlan('COLLECT', [{ idProduct: 4, qty: 10 }])),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
});
