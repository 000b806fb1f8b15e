import { countNotifications, listNotifications, type QueryOf, readNotifications } from '@vitis/contracts';
import {
  chatMembers,
  chatMessages,
  chatRooms,
  deliveries,
  inquiries,
  notifications,
} from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { ask } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 3;
const estimateNumber = 'E20261118-0002';

/** One transaction of somebody. */
const act = (userId: number | null, work: (unit: UnitOfWork) => void) =>
  provider.app.services.transact({ userId, requestId: null, address: null }, async (unit) => work(unit));
/** Of documents: the shop has unread messages besides. */
const told = async (as = buyer) => {
  const { unread, _embedded } = await ask(provider, listNotifications, { as });
  return {
    unread,
    items: _embedded.items
      .filter(({ kind }) => kind !== 'CHAT')
      .map(({ kind, target, status, read }) => [kind, target, status, read]),
  };
};

test('what others do is noted for each reader, of a document the last, and never for who did it', async () => {
  await act(sales, ({ notify }) => {
    notify(['user:1', 'user:3'], 'estimate:changed', { estimateNumber, status: 'RESPONDED' });
    notify(['user:1', 'chat:1'], 'cart:changed', { count: 2 });
  });
  expect(await told()).toEqual({ unread: 1, items: [['ESTIMATE', estimateNumber, 'RESPONDED', false]] });
  expect((await told('sales@vitis.test')).items).toEqual([]);

  await ask(provider, readNotifications, { as: buyer, body: {} });
  expect(await told()).toEqual({ unread: 0, items: [['ESTIMATE', estimateNumber, 'RESPONDED', true]] });
  await act(sales, ({ notify }) =>
    notify(['user:1'], 'estimate:changed', { estimateNumber, status: 'CANCELLED' }),
  );
  expect(await told()).toEqual({ unread: 1, items: [['ESTIMATE', estimateNumber, 'CANCELLED', false]] });
});

test('a delivery is told once, not also as its order; one that is opened is read on every page', async () => {
  await act(sales, ({ notify }) => {
    notify(['user:2'], 'delivery:changed', { idDeliveryInfo: 5, status: 'COMPLETED' });
    notify(['user:2'], 'order:changed', { orderFormNumber: 'O20260812-0001', status: 'CONFIRMED' });
  });
  const as = 'buyer2@vitis.test';
  expect(await told(as)).toEqual({ unread: 1, items: [['DELIVERY', '5', 'COMPLETED', false]] });
  const socket = await whenConnected(openSocket(provider.url, await provider.token(as)));
  const heard = nextEvent(socket, 'notification:read');
  await ask(provider, readNotifications, { as, body: { items: [{ kind: 'DELIVERY', target: '5' }] } });
  expect(await heard).toEqual({ unread: 0 });
  socket.close();
});

test('what goes back is told from what comes', async () => {
  const { database } = provider;
  const delivery = { clientCompanyId: 2, managerId: 4, orderFormId: 1, requestDate: '2026-11-24' } as const;
  await database.insert(deliveries).values([
    { ...delivery, id: 81, type: 'DIRECT', classify: 'COLLECT' },
    { ...delivery, id: 82, type: 'PICKUP', classify: 'SUPPLY' },
  ]);
  await act(sales, ({ notify }) => {
    for (const idDeliveryInfo of [81, 82])
      notify(['user:2'], 'delivery:changed', { idDeliveryInfo, status: 'READY' });
  });
  const as = 'buyer2@vitis.test';
  const { _embedded } = await ask(provider, listNotifications, { as });
  await ask(provider, readNotifications, { as, body: {} });
  const found = (id: string) => _embedded.items.find(({ target }) => target === id);
  expect(found('81')).toMatchObject({ isReturn: true, isPickup: false });
  expect(found('82')).toMatchObject({ isReturn: false, isPickup: true });
});

test('an inquiry is told by its subject, unread messages by who wrote; what is not one’s own stays', async () => {
  const { database } = provider;
  await database
    .insert(inquiries)
    .values({ id: 7, userId: 2, categoryId: 1, title: '재고', content: '있나요?' });
  await act(null, ({ notify }) => notify(['user:2'], 'inquiry:changed', { id: 7, status: 'ANSWERED' }));
  await database
    .insert(chatRooms)
    .values({ id: 70, clientCompanyId: 2, lastSequence: 1, lastMessageAt: new Date() });
  await database.insert(chatMembers).values([2, 4].map((userId) => ({ roomId: 70, userId })));
  await database
    .insert(chatMessages)
    .values({ roomId: 70, sequence: 1, clientId: crypto.randomUUID(), senderId: 4, message: '안녕하세요' });
  await ask(provider, readNotifications, { as: buyer, body: { items: [{ kind: 'INQUIRY', target: '7' }] } });
  const { _embedded, unread } = await ask(provider, listNotifications, { as: 'buyer2@vitis.test' });
  expect(unread).toBe(1);
  expect(_embedded.items.map(({ kind, title }) => [kind, title])).toEqual(
    expect.arrayContaining([
      ['INQUIRY', '재고'],
      ['CHAT', '박지호'],
    ]),
  );
});

test('what was told is found by state, days and words, page by page with the rooms in their places', async () => {
  const as = 'sales@vitis.test';
  const { database } = provider;
  await database.delete(notifications);
  const told = (target: string, day: string, readAt: Date | null = null) => ({
    ...{ userId: sales, kind: 'ESTIMATE' as const, target, status: 'REQUESTED' },
    ...{ at: new Date(`2026-11-${day}T10:00:00+09:00`), readAt },
  });
  await database
    .insert(notifications)
    .values([
      told(estimateNumber, '18', new Date()),
      told('E20261118-0004', '19'),
      told('E20261118-0005', '20'),
    ]);
  const listed = async (query: QueryOf<typeof listNotifications> = {}) => {
    const { _embedded, page } = await ask(provider, listNotifications, { as, query });
    return { targets: _embedded.items.map(({ target }) => target), total: page.totalElements };
  };
  const { targets: all, total } = await listed();
  const rooms = total - 3;
  expect(all).toHaveLength(total);
  expect(all.filter((target) => target.startsWith('E'))).toEqual([
    'E20261118-0005',
    'E20261118-0004',
    estimateNumber,
  ]);
  const pages = await Promise.all(all.map((_, page) => listed({ page, size: 1 })));
  expect(pages.flatMap(({ targets }) => targets)).toEqual(all);
  expect((await listed({ sort: 'at,asc' })).targets).toEqual(all.toReversed());
  expect(await listed({ status: 'READ' })).toEqual({ targets: [estimateNumber], total: 1 });
  expect((await listed({ status: 'UNREAD' })).total).toBe(2 + rooms);
  expect(await listed({ q: '-0004' })).toEqual({ targets: ['E20261118-0004'], total: 1 });
  expect((await listed({ dateTo: '2026-11-18', q: 'E2026' })).targets).toEqual([estimateNumber]);
  expect(await ask(provider, countNotifications, { as })).toEqual({ UNREAD: 2 + rooms, READ: 1, total });
});
