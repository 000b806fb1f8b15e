import {
  exitChat,
  getChatManager,
  HEADERS,
  listChatDocuments,
  listChatMessages,
  listChats,
  openClientChat,
  storeChatMessage,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { chatMembers, chatRooms, estimates, staffClients, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const other = 'buyer2@vitis.test';
const sales = 'sales@vitis.test';

const say = (as: string, idChatRoom = 1) =>
  ask(provider, storeChatMessage, {
    as,
    body: { idChatRoom, clientId: crypto.randomUUID(), type: 'TEXT', message: '안녕하세요' },
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
  });
const leave = (as: string, idChatRoom = 1) => call(provider, exitChat, { as, body: { idChatRoom } });
const roomsOf = async (as: string) =>
  (await ask(provider, listChats, { as }))._embedded.items.map(({ idChatRoom, unread }) => ({
    idChatRoom,
    unread,
  }));

test('a room that is left is hidden, and its next message brings it back with all that was said', async () => {
  expect((await leave(sales)).status).toBe(204);
  expect((await leave(sales)).status).toBe(204);
  expect(await roomsOf(sales)).toEqual([]);
  expect((await ask(provider, listChats, { as: buyer }))._embedded.items[0]).toMatchObject({
    title: '한서윤',
    partners: [{ fullName: '한서윤' }],
  });
  await say(buyer);
  expect(await roomsOf(sales)).toEqual([{ idChatRoom: 1, unread: 1 }]);
  const { _embedded } = await ask(provider, listChatMessages, { as: sales, params: { id: 1 } });
  expect(_embedded.items).toHaveLength(3);
});

test('nobody leaves a room of others', async () => {
  expect(await refused(await leave(other))).toMatchObject({ status: 404 });
  expect(await refused(await leave('driver@vitis.test'))).toMatchObject({ status: 403 });
  expect(await roomsOf(buyer)).toHaveLength(1);
});

test('a buyer without a room starts one with its sales contact, who sees it with the first message', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => ask(provider, getChatManager, { as: other })));
  const [first] = opened;
  expect(first).toMatchObject({ manager: { id: 4, fullName: '박지호', companyName: null, online: false } });
  expect(new Set(opened.map(({ idChatRoom }) => idChatRoom)).size).toBe(1);
  expect(await provider.database.select().from(chatRooms)).toHaveLength(2);
  expect(await roomsOf(other)).toEqual([{ idChatRoom: first!.idChatRoom, unread: 0 }]);
  expect(await roomsOf('sales2@vitis.test')).toEqual([]);
  await say(other, first!.idChatRoom);
  expect(await roomsOf('sales2@vitis.test')).toEqual([{ idChatRoom: first!.idChatRoom, unread: 1 }]);
});

test('the room with the sales contact is the one there is, and is back where it was left', async () => {
  expect(await ask(provider, getChatManager, { as: buyer })).toMatchObject({
    idChatRoom: 1,
    manager: { fullName: '한서윤' },
  });
  await leave(buyer);
  expect(await roomsOf(buyer)).toEqual([]);
  expect(await ask(provider, getChatManager, { as: buyer })).toMatchObject({ idChatRoom: 1 });
  expect(await roomsOf(buyer)).toEqual([{ idChatRoom: 1, unread: 2 }]);
  expect(await provider.database.select().from(chatMembers)).toHaveLength(2);
});

test('without a sales contact who works here it says so, in the language of the page', async () => {
  await provider.database.update(users).set({ status: 'REJECTED' }).where(eq(users.id, 4));
  const problem = await refused(
    await call(provider, getChatManager, { as: other, headers: { 'accept-language': 'en-US' } }),
  );
  expect(problem).toMatchObject({ status: 404, code: 'NO_MANAGER' });
  expect(problem.message).toMatch(/sales contact/);
  await provider.database.delete(staffClients);
  expect(await refused(await call(provider, getChatManager, { as: buyer }))).toMatchObject({
    code: 'NO_MANAGER',
  });
  expect(await refused(await call(provider, getChatManager, { as: sales }))).toMatchObject({ status: 403 });
});

test('sales staff open the room with a client, the buyer they talked with last, who sees it with the first message', async () => {
  const open = (idClient: number, as = sales) => call(provider, openClientChat, { as, body: { idClient } });
  const opened = async (idClient: number, as = sales) =>
    ((await (await open(idClient, as)).json()) as { idChatRoom: number }).idChatRoom;
  await leave(sales);
  expect(await opened(1)).toBe(1);
  expect(await roomsOf(sales)).toEqual([{ idChatRoom: 1, unread: 0 }]);

  // The client's own people and staff at once: one room.
  const [one, two, three] = await Promise.all([
    opened(2, 'sales2@vitis.test'),
    opened(2, 'sales2@vitis.test'),
    ask(provider, getChatManager, { as: other }).then(({ idChatRoom }) => idChatRoom),
  ]);
  expect([two, three]).toEqual([one, one]);

  expect(await refused(await open(2))).toMatchObject({ status: 404 });
  expect(await refused(await open(1, buyer))).toMatchObject({ status: 403 });
  await provider.database.update(users).set({ status: 'REJECTED' }).where(eq(users.email, buyer));
  expect(await refused(await open(1))).toMatchObject({ status: 409, code: 'NO_BUYER' });
});

test('a room that sales staff opened is not in the client’s list before its first message', async () => {
  const { idChatRoom } = await ask(provider, openClientChat, {
    as: 'sales2@vitis.test',
    body: { idClient: 2 },
  });
  expect(await roomsOf(other)).toEqual([]);
  await say('sales2@vitis.test', idChatRoom);
  expect(await roomsOf(other)).toEqual([{ idChatRoom, unread: 1 }]);
});

test('documents of the room’s company as they stand now, the latest first', async () => {
  for (const as of [buyer, sales]) {
    const { _embedded } = await ask(provider, listChatDocuments, { as, query: { idChatRoom: 1 } });
    expect(_embedded.items.map(({ number, status }) => [number, status])).toEqual([
      ['E20261118-0004', 'CONFIRMED'],
      ['E20261118-0003', 'RESPONDED'],
      ['E20261118-0002', 'RESPONDED'],
      ['E20261118-0001', 'REQUESTED'],
      ['O20260812-0001', 'CONFIRMED'],
    ]);
    expect(_embedded.items.map((each) => 'expired' in each && each.expired)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(_embedded.items[0]).toMatchObject({ firstProductName: '샤토 라모네 2019', lineCount: 1 });
  }
  expect(
    await refused(await call(provider, listChatDocuments, { as: other, query: { idChatRoom: 1 } })),
  ).toMatchObject({ status: 404 });
});

test('who no longer looks after the company keeps what was said, and sees none of its documents', async () => {
  await provider.database.delete(staffClients).where(eq(staffClients.userId, 3));
  const { _embedded } = await ask(provider, listChatDocuments, { as: sales, query: { idChatRoom: 1 } });
  expect(_embedded.items).toEqual([]);
  const said = await ask(provider, listChatMessages, { as: sales, params: { id: 1 } });
  expect(said._embedded.items).toHaveLength(2);
  const card = await call(provider, storeChatMessage, {
    as: sales,
    body: { idChatRoom: 1, clientId: crypto.randomUUID(), type: 'ESTIMATE', message: 'E20261118-0001' },
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
  });
  expect(await refused(card)).toMatchObject({ status: 404 });
  const own = await ask(provider, listChatDocuments, { as: buyer, query: { idChatRoom: 1 } });
  expect(own._embedded.items).toHaveLength(5);
});

test('a document that a card shows stays known, however many come after it', async () => {
  await ask(provider, storeChatMessage, {
    as: sales,
    body: { idChatRoom: 1, clientId: crypto.randomUUID(), type: 'ESTIMATE', message: 'E20261118-0001' },
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
  });
  const [pattern] = await provider.database.select().from(estimates).where(eq(estimates.id, 4));
  await provider.database.execute(`
    INSERT INTO estimates (number, status, client_company_id, requested_by, requested_at)
      SELECT 'E20261119-' || lpad(n::text, 4, '0'), 'REQUESTED', ${pattern!.clientCompanyId}, 1, '2026-11-19'
      FROM generate_series(1, 60) n`);
  await provider.database.execute(`
    INSERT INTO estimate_revisions (estimate_id, revision, author_id, author_role, status, line_count, total_qty, supply, tax, total)
      SELECT id, 0, 1, 'B2B', 'REQUESTED', 0, 0, 0, 0, 0 FROM estimates WHERE number LIKE 'E20261119-%'`);
  const { _embedded } = await ask(provider, listChatDocuments, { as: buyer, query: { idChatRoom: 1 } });
  const numbers = _embedded.items.map(({ number }) => number);
  expect(numbers).toHaveLength(52);
  expect(numbers).toEqual(expect.arrayContaining(['E20261118-0001', 'O20260812-0001']));
  expect(numbers).not.toContain('E20261118-0002');
});
