import { checkChatsRead, listChats, logout, type SocketAnswer } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { chatMessages, chatRooms, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, type SocketClient, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let clients: SocketClient[];

beforeEach(async () => {
  clients = [];
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  await provider.close();
});

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

function open(token: string | undefined): SocketClient {
  const client = openSocket(provider.url, token);
  clients.push(client);
  return client;
}

const connected = async (email: string, token?: string) =>
  whenConnected(open(token ?? (await provider.token(email))));

const message = (text: string, clientId = crypto.randomUUID()) => ({
  idChatRoom: 1,
  clientId,
  type: 'TEXT' as const,
  message: text,
});
const send = (client: SocketClient, input: ReturnType<typeof message>): Promise<SocketAnswer> =>
  client.timeout(10_000).emitWithAck('chat:send', input) as Promise<SocketAnswer>;

test('lists own rooms with what is unread', async () => {
  const { _embedded } = await ask(provider, listChats, { as: buyer });
  expect(_embedded.items).toMatchObject([
    {
      idChatRoom: 1,
      title: '한서윤',
      unread: 2,
      partners: [{ id: 3, fullName: '한서윤', online: false }],
      lastMessage: { sequence: 2, message: '안내 2', mine: false },
    },
  ]);
  expect((await ask(provider, listChats, { as: sales }))._embedded.items).toMatchObject([
    { title: '주식회사 한강호텔', unread: 0, lastMessage: { mine: true } },
  ]);
  expect(await ask(provider, checkChatsRead, { as: buyer })).toEqual({ read: false, unread: 2 });
  expect(await ask(provider, checkChatsRead, { as: sales })).toEqual({ read: true, unread: 0 });
});

test('another company has no part in it', async () => {
  expect((await ask(provider, listChats, { as: 'buyer2@vitis.test' }))._embedded.items).toEqual([]);
  expect(await refused(await call(provider, listChats, { as: 'driver@vitis.test' }))).toMatchObject({
    status: 403,
  });
  const client = await connected('buyer2@vitis.test');
  expect(await send(client, message('hello'))).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(await client.emitWithAck('chat:read', { idChatRoom: 1, sequence: 2 })).toMatchObject({ ok: false });
  expect(await client.emitWithAck('chat:typing', { idChatRoom: 1, typing: true })).toMatchObject({
    ok: false,
  });
  expect(await provider.database.select().from(chatMessages)).toHaveLength(2);
});

test('a message is stored, acknowledged and heard by the room, and reading it is told', async () => {
  const [from, to] = [await connected(buyer), await connected(sales)];
  const heard = nextEvent(to, 'chat:message');
  const answer = await send(from, message('재고 있나요?'));
  expect(answer).toMatchObject({
    ok: true,
    message: { sequence: 3, idSender: 1, senderName: '김도윤', message: '재고 있나요?' },
  });
  expect(await heard).toMatchObject({ idChatRoom: 1, sequence: 3, message: '재고 있나요?' });
  expect(await ask(provider, checkChatsRead, { as: sales })).toEqual({ read: false, unread: 1 });

  const told = nextEvent(from, 'chat:read');
  expect(await to.emitWithAck('chat:read', { idChatRoom: 1, sequence: 99 })).toEqual({ ok: true });
  expect(await told).toMatchObject({ idUser: 3 });
  expect(await ask(provider, checkChatsRead, { as: sales })).toEqual({ read: true, unread: 0 });
});

test('the same message sent twice, even at once, is one message without a gap after it', async () => {
  const from = await connected(buyer);
  const twin = message('once');
  const answers = await Promise.all([send(from, twin), send(from, twin), send(from, twin)]);
  expect(answers.map((answer) => (answer.ok ? answer.message?.sequence : 0))).toEqual([3, 3, 3]);
  expect(await send(from, message('next'))).toMatchObject({ ok: true, message: { sequence: 4 } });
  const [room] = await provider.database.select().from(chatRooms).where(eq(chatRooms.id, 1));
  expect(room?.lastSequence).toBe(4);
});

test('typing is heard by the others, and so is who comes and goes', async () => {
  const to = await connected(sales);
  const came = nextEvent(to, 'presence');
  const from = await connected(buyer);
  expect(await came).toEqual({ idUser: 1, online: true });
  expect((await ask(provider, listChats, { as: sales }))._embedded.items[0]?.partners[0]?.online).toBe(true);
  const typing = nextEvent(to, 'chat:typing');
  await from.emitWithAck('chat:typing', { idChatRoom: 1, typing: true });
  expect(await typing).toEqual({ idChatRoom: 1, idUser: 1, typing: true });
  const left = nextEvent(to, 'presence');
  from.disconnect();
  expect(await left).toEqual({ idUser: 1, online: false });
});

test.each([
  ['without a token', undefined],
  ['with a bad token', 'a.b.c'],
])('a socket %s does not open', async (_name, token) => {
  const client = open(token);
  const error = await new Promise<Error>((done) => client.once('connect_error', done));
  expect(error.message).toBe('UNAUTHENTICATED');
});

test('a socket outside the namespace does not open', async () => {
  const client = io(provider.url, { transports: ['websocket'], reconnection: false, forceNew: true });
  clients.push(client as unknown as SocketClient);
  expect((await new Promise<Error>((done) => client.once('connect_error', done))).message).toBe(
    'UNAUTHENTICATED',
  );
});

test('signing out closes the sockets of that session', async () => {
  const token = await provider.token(buyer);
  const client = await connected(buyer, token);
  const closed = new Promise((done) => client.once('disconnect', done));
  await call(provider, logout, { headers: { authorization: `Bearer ${token}` } });
  expect(await closed).toBe('io server disconnect');
});

test('a provider that is stopped cuts its lines, which clients take for no end of theirs', async () => {
  const client = await connected(buyer);
  const closed = new Promise((done) => client.once('disconnect', done));
  await provider.app.close();
  expect(await closed).toBe('transport close');
});

test('what ends a session ends what its socket may do, and then the socket', async () => {
  const [talking, silent] = [await connected(buyer), await connected(sales)];
  const closed = Promise.all(
    [talking, silent].map((client) => new Promise((done) => client.once('disconnect', done))),
  );
  await provider.database.update(users).set({ status: 'REJECTED' });
  expect(await send(talking, message('still here?'))).toMatchObject({ ok: false, code: 'SESSION_ENDED' });
  await provider.app.closeEndedSockets();
  expect(await closed).toEqual(['io server disconnect', 'io server disconnect']);
});

test.each([
  ['an empty message', message('   ')],
  ['a message that is too long', message('x'.repeat(2001))],
  ['a number of no room', { ...message('a'), idChatRoom: -1 }],
  ['nothing', undefined],
])('%s is refused and acknowledged', async (_name, input) => {
  const client = await connected(buyer);
  expect(await send(client, input as never)).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
  expect(client.connected).toBe(true);
});
