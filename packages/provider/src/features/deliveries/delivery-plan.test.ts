import {
  cancelDelivery,
  createDelivery,
  type DeliveryInfo,
  listNotifications,
  readNotifications,
  saveDeliveries,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, clientCompanies, deliveries, orderForms, outbox } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  driverId,
  orderNumber,
  otherDriverId,
  plan,
  planned,
  sales,
} from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterEach(() => provider.close());

const create = (body: object, as = sales, headers: Record<string, string> = writing()) =>
  call(provider, createDelivery, {
    as,
    headers,
    body: { orderFormNumber: orderNumber, ...plan, ...body },
  });

/** A saved row that changes nothing. */
const asItIs = (info: DeliveryInfo) => ({
  idDeliveryInfo: info.idDeliveryInfo,
  version: info.version,
  type: info.type,
  classify: info.classify,
  requestDate: info.requestDate,
  idDriver: info.driver?.id ?? null,
  position: info.position,
});

type Saved = { _embedded: { items: DeliveryInfo[] } };

const save = (items: object[], as = sales) =>
  call(provider, saveDeliveries, { as, body: { items } as { items: ReturnType<typeof asItIs>[] } });

test('plans all that an order has left, to its address, with its word for the driver', async () => {
  const first = await planned(provider, [{ idProduct: 4, qty: 10 }]);
  expect(first).toMatchObject({
    status: 'READY',
    position: 0,
    version: 1,
    shipping: { fullName: '김도윤', postalCode: '04400', message: '뒷문으로 와 주세요.' },
    driver: { id: driverId },
    manager: { fullName: '한서윤' },
  });
  const rest = await planned(provider);
  expect(rest.products.map(({ idProduct, qty }) => [idProduct, qty])).toEqual([
    [4, 14],
    [7, 3],
  ]);
  expect(rest.position).toBe(1);
  expect(await refused(await create({}))).toMatchObject({ status: 409, code: 'NOTHING_TO_DELIVER' });
  const told = await provider.database.select().from(outbox).where(eq(outbox.channel, 'socket'));
  expect(told.map(({ payload }) => payload)).toContainEqual({
    rooms: ['user:1', 'user:3', `user:${driverId}`, 'user:4'],
    event: 'delivery:changed',
    data: { idDeliveryInfo: first.idDeliveryInfo, status: 'READY' },
  });
});

test('what is tasted, exchanged or collected comes on top of what was ordered', async () => {
  await planned(provider);
  const sample = await create({ classify: 'SAMPLE', products: [{ idProduct: 4, qty: 1 }] });
  expect(sample.status).toBe(201);
  const { idDeliveryInfo, version } = (await sample.json()) as DeliveryInfo;
  expect(sample.headers.get('etag')).toBe('"v1"');
  const supply = { ...plan, idDeliveryInfo, version, position: 1 };
  expect(await refused(await save([supply]))).toMatchObject({ code: 'MORE_THAN_ORDERED' });
});

test('ten planners at once plan no bottle twice', async () => {
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => create({ products: [{ idProduct: 4, qty: 5 }] })),
  );
  const codes = tries.map(({ status }) => status).sort();
  expect(codes).toEqual([...Array(4).fill(201), ...Array(6).fill(409)]);
});

test('the same key plans once', async () => {
  const headers = writing();
  const [one, again] = [await create({}, sales, headers), await create({}, sales, headers)];
  expect(await one.text()).toBe(await again.text());
  expect(await provider.database.$count(deliveries)).toBe(1);
  expect(await refused(await create({ type: 'QUICK' }, sales, headers))).toMatchObject({ status: 422 });
});

test.each<[string, object, string, number, string]>([
  ['a buyer', {}, 'buyer@vitis.test', 403, 'FORBIDDEN'],
  ['a driver', {}, driver, 403, 'FORBIDDEN'],
  ["another client's sales person", {}, 'sales2@vitis.test', 404, 'NOT_FOUND'],
  ['no such order', { orderFormNumber: 'O20261118-0099' }, sales, 404, 'NOT_FOUND'],
  ['an order that waits', { orderFormNumber: 'O20261118-0003' }, sales, 409, 'ORDER_NOT_CONFIRMED'],
  ['one bottle too many', { products: [{ idProduct: 4, qty: 25 }] }, sales, 409, 'MORE_THAN_ORDERED'],
  [
    'too many in two lines',
    {
      products: [
        { idProduct: 4, qty: 20 },
        { idProduct: 4, qty: 5 },
      ],
    },
    sales,
    409,
    'MORE_THAN_ORDERED',
  ],
  ['a wine not ordered', { products: [{ idProduct: 1, qty: 1 }] }, sales, 409, 'MORE_THAN_ORDERED'],
  ['yesterday', { requestDate: '2026-11-19' }, sales, 400, 'INVALID_INPUT'],
  ['a day more than a year ahead', { requestDate: '2027-11-21' }, sales, 400, 'INVALID_INPUT'],
  ['a buyer as driver', { idDriver: 1 }, sales, 400, 'INVALID_INPUT'],
  ['control characters', { message: '안녕\u0007' }, sales, 400, 'INVALID_INPUT'],
  ['more words than its address holds', { message: '힣'.repeat(201) }, sales, 400, 'INVALID_INPUT'],
])('%s: refused, nothing written', async (_name, body, as, status, code) => {
  const before = await footprint(provider);
  expect(await refused(await create(body, as))).toMatchObject({ status, code });
  expect(await footprint(provider)).toEqual(before);
});

test('saves a schedule: order of stops, another driver, another day; what is as it was stays untouched', async () => {
  const one = await planned(provider, [{ idProduct: 4, qty: 6 }]);
  const two = await planned(provider, [{ idProduct: 4, qty: 6 }]);
  const three = await planned(provider, [{ idProduct: 7, qty: 3 }]);
  const { _embedded } = await ask(provider, saveDeliveries, {
    as: sales,
    body: {
      items: [
        { ...asItIs(one), position: 1, message: '경비실에 맡겨 주세요.' },
        { ...asItIs(two), position: 0 },
        asItIs(three),
      ],
    },
  });
  expect(_embedded.items.map(({ idDeliveryInfo, version }) => [idDeliveryInfo, version])).toEqual([
    [two.idDeliveryInfo, 2],
    [one.idDeliveryInfo, 2],
    [three.idDeliveryInfo, 1],
  ]);
  expect(_embedded.items[1]!.shipping.message).toBe('경비실에 맡겨 주세요.');
  const moved = { ...asItIs(three), idDriver: otherDriverId, requestDate: '2026-11-23' };
  const saved = await ask(provider, saveDeliveries, { as: sales, body: { items: [moved] } });
  expect(saved._embedded.items[0]).toMatchObject({
    driver: { id: otherDriverId },
    requestDate: '2026-11-23',
    shipping: { message: '뒷문으로 와 주세요.' },
  });
  const notices = await provider.database.select().from(outbox).orderBy(outbox.id);
  expect(notices.at(-1)!.payload.rooms).toEqual([
    'user:1',
    'user:3',
    `user:${driverId}`,
    `user:${otherDriverId}`,
    'user:4',
  ]);
});

test('the number of a carrier is kept with the parcel, and stays where a plan does not name it', async () => {
  const parcel = await planned(provider);
  const saved = await save([{ ...asItIs(parcel), type: 'PARCEL', trackingNumber: ' 6412-3344-5566 ' }]);
  expect(saved.status).toBe(200);
  const named = { trackingNumber: '6412-3344-5566', type: 'PARCEL', version: 2 };
  expect(((await saved.json()) as Saved)._embedded.items[0]).toMatchObject(named);
  const again = await save([{ ...asItIs(parcel), type: 'PARCEL', version: 2, position: 4 }]);
  expect(((await again.json()) as Saved)._embedded.items[0]).toMatchObject({ ...named, version: 3 });
  const wrong = await save([{ ...asItIs(parcel), version: 3, trackingNumber: '<b>1</b>' }]);
  expect(await refused(wrong)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
});

test('a stop says how much room it takes, when its client receives wines, and by when its order is due', async () => {
  await provider.database
    .update(clientCompanies)
    .set({ receivesFrom: '10:00', receivesUntil: '15:00' })
    .where(eq(clientCompanies.id, 1));
  await provider.database
    .update(orderForms)
    .set({ dueDate: '2026-11-25' })
    .where(eq(orderForms.number, orderNumber));
  expect(await planned(provider)).toMatchObject({
    idClient: 1,
    totalQty: 27,
    totalCases: 5,
    dueDate: '2026-11-25',
    receiving: { from: '10:00', until: '15:00' },
  });
});

test('one row that cannot be saved keeps all of them', async () => {
  const one = await planned(provider, [{ idProduct: 4, qty: 6 }]);
  const two = await planned(provider, [{ idProduct: 4, qty: 6 }]);
  await provider.database.update(deliveries).set({ status: 'IN_TRANSIT' }).where(eq(deliveries.id, 2));
  const before = await footprint(provider);
  const moved = { ...asItIs(one), position: 7 };
  const cases: [object[], number, string][] = [
    [[moved, asItIs(two)], 409, 'ILLEGAL_TRANSITION'],
    [[{ ...moved, version: 9 }], 412, 'VERSION_STALE'],
    [[moved, { ...asItIs(two), idDeliveryInfo: 99 }], 404, 'NOT_FOUND'],
    [[moved, moved], 400, 'INVALID_INPUT'],
    [[{ ...moved, requestDate: '2026-11-19' }], 400, 'INVALID_INPUT'],
    [[{ ...moved, requestDate: '2027-11-21' }], 400, 'INVALID_INPUT'],
    [[{ ...moved, idDriver: 3 }], 400, 'INVALID_INPUT'],
    [[{ ...moved, position: 2_147_483_648 }], 400, 'INVALID_INPUT'],
  ];
  for (const [items, status, code] of cases) {
    expect(await refused(await save(items))).toMatchObject({ status, code });
  }
  expect(await refused(await save([moved], 'sales2@vitis.test'))).toMatchObject({ status: 404 });
  expect(await refused(await save([moved], driver))).toMatchObject({ status: 403 });
  expect(await footprint(provider)).toEqual(before);
});

test('takes a delivery back, and its bottles can be planned again', async () => {
  const { idDeliveryInfo: id, version } = await planned(provider);
  const cancel = (headers: Record<string, string>, as = sales) =>
    call(provider, cancelDelivery, { params: { id }, as, headers });
  const before = await footprint(provider);
  expect(await refused(await cancel({}))).toMatchObject({ status: 428 });
  expect(await refused(await cancel(writing(version + 1)))).toMatchObject({
    status: 412,
    currentVersion: '"v1"',
  });
  expect(await refused(await cancel(writing(version), 'sales2@vitis.test'))).toMatchObject({ status: 404 });
  expect(await refused(await cancel(writing(version), driver))).toMatchObject({ status: 403 });
  expect(await footprint(provider)).toEqual(before);

  const taken = (await (await cancel(writing(version))).json()) as DeliveryInfo;
  expect(taken).toMatchObject({ status: 'CANCELLED', version: 2 });
  expect(await refused(await cancel(writing(2)))).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  expect((await planned(provider)).totalQty).toBe(27);
  const auditRows = await provider.database.select().from(audit).orderBy(audit.id);
  expect(auditRows.map(({ action, target, userId }) => [action, target, userId]).slice(0, 2)).toEqual([
    ['delivery.create', `delivery:${id}`, 3],
    ['delivery.cancel', `delivery:${id}`, 3],
  ]);
});

test('drivers are told of new, moved and lost stops; the order of the stops is no news to the client', async () => {
  const buyer = 'buyer@vitis.test';
  const told = async (as: string) =>
    (await ask(provider, listNotifications, { as }))._embedded.items.filter(
      ({ kind }) => kind === 'DELIVERY',
    );
  const info = await planned(provider);
  expect(await told(driver)).toMatchObject([
    { status: 'READY', date: plan.requestDate, clientName: expect.any(String), isHandedOver: false },
  ]);
  for (const as of [driver, buyer]) await ask(provider, readNotifications, { as, body: {} });

  expect((await save([{ ...asItIs(info), position: 5 }])).status).toBe(200);
  expect(await told(driver)).toMatchObject([{ read: false }]);
  expect(await told(buyer)).toMatchObject([{ read: true, clientName: null }]);

  const moved = { version: info.version + 1, requestDate: '2026-11-23', idDriver: otherDriverId };
  expect((await save([{ ...asItIs(info), ...moved }])).status).toBe(200);
  expect(await told(driver)).toMatchObject([{ date: '2026-11-23', isHandedOver: true }]);
  expect(await told('driver2@vitis.test')).toMatchObject([{ date: '2026-11-23', isHandedOver: false }]);
  expect(await told(buyer)).toMatchObject([{ read: false }]);
});
