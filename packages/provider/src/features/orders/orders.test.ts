import {
  cancelDelivery,
  completeDelivery,
  countOrders,
  type DeliveryInfo,
  getOrder,
  listDeliveriesOfSales,
  listOrders,
  returnOrder,
  saveDeliveries,
} from '@vitis/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import { files, ledgerEntries, orderForms, shippingAddresses, stores } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  driverId,
  orderNumber,
  plan,
  planned,
  sales,
  uploaded,
} from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
import { stockOf } from '../../test-support/orders.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';
const params = { number: orderNumber };

/** 10 of the 24 bottles of the first wine are with the client. */
beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
  await complete(await planned(provider, [{ idProduct: 4, qty: 10 }]));
});

afterEach(() => provider.close());

const complete = ({ idDeliveryInfo: id }: Pick<DeliveryInfo, 'idDeliveryInfo'>) =>
  ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt: '2026-11-20T10:00:00+09:00', receivedBy: '김민수' },
  });

const back = (
  qty: number,
  more: { photos?: number[]; reason?: 'BROKEN' | 'OTHER'; comment?: string } = {},
) => ({
  reason: 'BROKEN' as const,
  products: [{ idProduct: 4, qty }],
  ...more,
});

const asks = (body: ReturnType<typeof back>, who = as, number = orderNumber) =>
  call(provider, returnOrder, { as: who, params: { number }, headers: writing(), body });

const order = () => ask(provider, getOrder, { as, params });

const scheduled = async () =>
  (await ask(provider, listDeliveriesOfSales, { as: sales }))._embedded.items.find(
    ({ classify }) => classify === 'COLLECT',
  )!;

test('a return waits where sales plan, and its collection takes it off what the company owes', async () => {
  const photo = await uploaded(provider, as);
  const asked = await ask(provider, returnOrder, {
    as,
    params,
    headers: writing(),
    body: back(4, { photos: [photo], comment: '두 병의 코르크가 젖어 있습니다.' }),
  });
  expect(asked).toMatchObject({ stage: 'RETURNING', deliveredQty: 10, returningQty: 4, returnedQty: 0 });
  expect(asked.wines[0]).toMatchObject({ idProduct: 4, qty: 24, returningQty: 4, returnableQty: 6 });

  const stop = await scheduled();
  expect(stop).toMatchObject({
    status: 'READY',
    driver: null,
    requestDate: '2026-11-23',
    products: [{ idProduct: 4, qty: 4 }],
    returnRequest: {
      reason: 'BROKEN',
      comment: '두 병의 코르크가 젖어 있습니다.',
      images: [{ id: photo, url: `/api/v1/file-download?id=${photo}` }],
    },
  });
  const [mail] = await messagesTo(provider, sales);
  expect(mail).toMatchObject({ subject: expect.stringContaining(`반품 신청 ${orderNumber}`) });
  expect(mail!.body).toContain('파손·누수');

  const { idDeliveryInfo, version } = stop;
  const given = {
    ...plan,
    classify: 'COLLECT' as const,
    idDeliveryInfo,
    version,
    position: 0,
    idDriver: driverId,
  };
  await ask(provider, saveDeliveries, { as: sales, body: { items: [given] } });
  const stock = await stockOf(provider, 4);
  await complete(stop);
  // Broken bottles are sold to nobody.
  expect(await stockOf(provider, 4)).toBe(stock);
  expect(await order()).toMatchObject({
    // What is still to come is waited for, whatever has come back.
    stage: 'WAITING',
    returnedQty: 4,
    returns: [{ status: 'COMPLETED', credited: 4 * 30_690, idReceipt: expect.any(Number) }],
  });
  const [entry] = await provider.database
    .select()
    .from(ledgerEntries)
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  expect(entry).toMatchObject({ kind: 'RETURN', change: -4 * 30_690 });
});

test('no more comes back than was handed over, what is on its way back counted in', async () => {
  await asks(back(7));
  const before = await footprint(provider);
  const refusal = await refused(await asks(back(4)));
  expect(refusal).toMatchObject({ status: 409, code: 'MORE_THAN_RETURNABLE' });
  expect(refusal.message).toMatch(/3병$/);
  // On no delivery yet, and on no line of the order.
  for (const idProduct of [7, 1])
    expect(await refused(await asks({ ...back(1), products: [{ idProduct, qty: 1 }] }))).toMatchObject({
      code: 'MORE_THAN_RETURNABLE',
    });
  expect(await footprint(provider)).toEqual(before);

  const { idDeliveryInfo: id, version } = await scheduled();
  await ask(provider, cancelDelivery, { params: { id }, as: sales, headers: writing(version) });
  expect((await asks(back(10))).status).toBe(201);
});

test('two at once bring back no bottle twice', async () => {
  const tries = await Promise.all(Array.from({ length: 4 }, () => asks(back(4))));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
});

test("another company's order, a false photo and a reason that says nothing are refused", async () => {
  const theirs = await uploaded(provider, 'buyer2@vitis.test');
  const paper = await uploaded(provider, as, Buffer.from('%PDF-1.4\n%%EOF\n'));
  const before = await footprint(provider);
  expect((await asks(back(1), 'buyer2@vitis.test')).status).toBe(404);
  expect((await asks(back(1), as, 'O20261118-0003')).status).toBe(404);
  expect(await refused(await asks(back(1, { photos: [theirs] })))).toMatchObject({
    status: 409,
    code: 'FILES_GONE',
    errors: [{ field: 'photos' }],
  });
  expect(await refused(await asks(back(1, { photos: [paper] })))).toMatchObject({ code: 'NOT_A_PICTURE' });
  expect(await refused(await asks(back(1, { reason: 'OTHER', comment: ' ' })))).toMatchObject({
    status: 400,
    errors: [{ field: 'comment', code: 'REQUIRED' }],
  });
  expect(await footprint(provider)).toEqual(before);
  const [file] = await provider.database.select().from(files).where(eq(files.id, theirs));
  expect(file!.policy).toBe('OWNER');
});

test('what was picked up at the store is fetched at the client', async () => {
  const { database } = provider;
  await database
    .insert(stores)
    .values({ id: 9, name: { 'ko-KR': '쇼룸' }, address: { 'ko-KR': '성수이로 118' } });
  await database.execute(sql`DELETE FROM shipping_addresses WHERE client_company_id = 1`);
  await database.insert(shippingAddresses).values({
    clientCompanyId: 1,
    name: '본점',
    fullName: '김도윤',
    mobile: '01000001001',
    postalCode: '04400',
    address1: '이태원로 245',
    message: '뒷문으로 와 주세요.',
    isDefault: true,
  });
  await database
    .update(orderForms)
    .set({ pickupStoreId: 9, pickupTime: '14:30', postalCode: '04781', address1: '성수이로 118' })
    .where(eq(orderForms.number, orderNumber));
  expect((await asks(back(2))).status).toBe(201);
  expect((await scheduled()).shipping).toMatchObject({
    postalCode: '04400',
    address1: '이태원로 245',
    message: '뒷문으로 와 주세요.',
  });
});

test('orders are listed and counted by where their bottles are, the unconfirmed left out', async () => {
  const numbers = async (query: { status?: 'WAITING' | 'RETURNING' } = {}) =>
    (await ask(provider, listOrders, { as, query }))._embedded.items.map((row) => row.orderFormNumber);
  expect(await numbers()).toEqual([orderNumber, 'O20260812-0001']);
  expect(await ask(provider, countOrders, { as })).toMatchObject({ WAITING: 2, RETURNING: 0, total: 2 });
  expect(await ask(provider, countOrders, { as, query: { q: '없는 와인' } })).toMatchObject({ total: 0 });
  await asks(back(2));
  expect(await numbers({ status: 'RETURNING' })).toEqual([orderNumber]);
  expect(await numbers({ status: 'WAITING' })).toEqual(['O20260812-0001']);
  expect((await call(provider, getOrder, { as: 'buyer2@vitis.test', params })).status).toBe(404);
  expect((await call(provider, getOrder, { as, params: { number: 'O20261118-0003' } })).status).toBe(404);
});
