import { DeliveryInfo } from '@vitis/contracts';
import * as v from 'valibot';
import { deliveries, deliveryLines } from '../../db/schema.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { countDeliveries, findDeliveries } from './delivery.repository.ts';

let provider: TestProvider;

const place = {
  clientCompanyId: 1,
  managerId: 3,
  type: 'DIRECT',
  classify: 'SUPPLY',
  recipientName: '김도윤',
  recipientMobile: '01012345678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
} as const;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop });
  await insertConfirmedOrder(provider.database, {
    id: 11,
    number: 'O20261118-0001',
    lines: [
      { idProduct: 4, qty: 24, unitPrice: 27_900 },
      { idProduct: 1, qty: 12, unitPrice: 40_500 },
    ],
  });
  await provider.database.insert(deliveries).values([
    { ...place, id: 1, orderFormId: 11, driverId: 5, requestDate: '2026-11-21', position: 1 },
    { ...place, id: 2, requestDate: '2026-11-20', classify: 'SAMPLE', startedAt: new Date(0) },
    { ...place, id: 3, orderFormId: 11, driverId: 5, requestDate: '2026-11-21', status: 'CANCELLED' },
  ]);
  await provider.database.insert(deliveryLines).values([
    { deliveryId: 1, productId: 1, qty: 6 },
    { deliveryId: 1, productId: 4, qty: 24 },
    { deliveryId: 2, productId: 7, qty: 1 },
  ]);
});

afterAll(() => provider.close());

test('reads the deliveries of orders as the wire has them, their wines called and sorted as in the order', async () => {
  const found = await findDeliveries(provider.database, { orderFormIds: [11] });
  expect(v.parse(v.array(DeliveryInfo), found)).toEqual(found);
  expect(found.map(({ idDeliveryInfo }) => idDeliveryInfo)).toEqual([1, 3]);
  expect(found[0]).toMatchObject({
    orderFormNumber: 'O20261118-0001',
    clientName: '주식회사 한강호텔',
    manager: { id: 3, fullName: '한서윤' },
    driver: { id: 5, fullName: '최민준' },
    products: [
      { idProduct: 4, productName: '와인 4', specification: '750ml × 6', qty: 24 },
      { idProduct: 1, productName: '와인 1', qty: 6 },
    ],
    totalQty: 30,
    images: [],
  });
  expect(await findDeliveries(provider.database, { orderFormIds: [] })).toEqual([]);
});

test('names the wines of a delivery without an order by themselves', async () => {
  const [sample] = await findDeliveries(provider.database, { ids: [2] });
  expect(sample).toMatchObject({
    orderFormNumber: null,
    driver: null,
    startedAt: '1970-01-01T09:00:00.000+09:00',
    products: [{ productName: '보르도 블랑 NV', specification: '750ml × 6', qty: 1 }],
  });
});

test('narrows by owner, day, state and words, and pages in the order of the schedule', async () => {
  const ids = async (...given: Parameters<typeof findDeliveries> extends [unknown, ...infer R] ? R : never) =>
    (await findDeliveries(provider.database, ...given)).map(({ idDeliveryInfo }) => idDeliveryInfo);
  expect(await ids({ scope: { managerId: 3 } }, { order: 'schedule' })).toEqual([2, 3, 1]);
  expect(await ids({ scope: { managerId: 3 } }, { order: 'latest', page: { number: 1, size: 1 } })).toEqual([
    1,
  ]);
  expect(await ids({ scope: { managerId: 4 } })).toEqual([]);
  expect(await ids({ scope: { driverId: 5 }, standing: true })).toEqual([1]);
  expect(await ids({ dateFrom: '2026-11-20', dateTo: '2026-11-20' })).toEqual([2]);
  expect(await ids({ status: 'CANCELLED' })).toEqual([3]);
  for (const q of ['한강', '최민', '리제르바', 'o20261118']) expect(await ids({ q })).toContain(1);
  expect(await ids({ q: '없는 말' })).toEqual([]);
  expect(await countDeliveries(provider.database, { q: '한강' })).toBe(3);
  expect(await countDeliveries(provider.database, { q: 'ㅎㄱ' })).toBe(3);
  expect(await countDeliveries(provider.database, { q: 'ㅋㅋ' })).toBe(0);
});
