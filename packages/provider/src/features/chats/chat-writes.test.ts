import { seoulTime } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import { outsideOfCall } from '../../db/call-context.ts';
import { chatMembers, chatMessages, chatRooms, outbox, sessions } from '../../db/schema.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, type SocketClient, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { type NewMessage, storeMessages } from './chat-writes.repository.ts';

let provider: TestProvider;
let client: SocketClient | undefined;
let sessionId: string;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
  await provider.app.outbox.stop();
  await provider.token('buyer@vitis.test');
  const [session] = await provider.database.select().from(sessions);
  sessionId = session!.id;
  await provider.database.insert(chatRooms).values([
    { id: 11, clientCompanyId: 1 },
    { id: 12, clientCompanyId: 1 },
  ]);
  await provider.database.insert(chatMembers).values([
    { roomId: 11, userId: 1 },
    { roomId: 11, userId: 3, leftAt: TODAY },
    { roomId: 12, userId: 1 },
  ]);
});

afterEach(async () => {
  client?.disconnect();
  client = undefined;
  await provider.close();
});

const message = (idChatRoom: number, more: Partial<NewMessage['message']> = {}): NewMessage => ({
  sessionId,
  message: {
    idChatRoom,
    clientId: crypto.randomUUID(),
    idSender: 1,
    senderName: '김도윤',
    type: 'TEXT',
    message: '재고 있나요?',
    files: [],
    sentAt: seoulTime(TODAY),
    ...more,
  },
});
const store = (...messages: NewMessage[]) => storeMessages(provider.database, messages, new Date());
const enqueued = () => provider.database.select().from(outbox).orderBy(outbox.id);

test('messages of several rooms are stored in one, each with its number, its readers and its event', async () => {
  const written = await store(message(1), message(11));
  expect(written.map((each) => each?.fact.sequence)).toEqual([3, 1]);
  expect(await enqueued()).toMatchObject([
    { channel: 'socket', payload: written[0]!.enqueued.payload, eventId: written[0]!.enqueued.eventId },
    { channel: 'socket', payload: written[1]!.enqueued.payload, eventId: written[1]!.enqueued.eventId },
  ]);
  expect(written[1]!.enqueued.payload).toMatchObject({ rooms: ['user:1', 'user:3'], event: 'chat:message' });
  const members = await provider.database
    .select({ userId: chatMembers.userId, read: chatMembers.readSequence, leftAt: chatMembers.leftAt })
    .from(chatMembers)
    .where(eq(chatMembers.roomId, 11))
    .orderBy(chatMembers.userId);
  expect(members).toEqual([
    { userId: 1, read: 1, leftAt: null },
    { userId: 3, read: 0, leftAt: null },
  ]);
});

test('what is in the way of one message is not in the way of the others', async () => {
  const known = message(1);
  await store(known);
  await provider.database.transaction(async (elsewhere) => {
    await elsewhere.select().from(chatRooms).where(eq(chatRooms.id, 12)).for('no key update');
    const messages = [message(11, { idSender: 5 }), known, message(12), message(999)];
    const storeBeside = (...given: Parameters<typeof store>) => outsideOfCall(() => store(...given));
    expect(await storeBeside(...messages)).toEqual(messages.map(() => undefined));
    expect(await storeBeside(message(12), message(11))).toMatchObject([undefined, { fact: { sequence: 1 } }]);
  });
  expect(await provider.database.$count(chatMessages)).toBe(4);
  expect(await enqueued()).toHaveLength(2);
});

test('what a room’s lock or a stored copy held up is said all the same, in the order of asking and once', async () => {
  client = await whenConnected(openSocket(provider.url, await provider.token('buyer@vitis.test')));
  const twin = { idChatRoom: 11, clientId: crypto.randomUUID(), type: 'TEXT' as const, message: '하나' };
  const after = { ...twin, clientId: crypto.randomUUID(), message: '둘' };
  const held = await provider.pool.connect();
  try {
    await held.query('BEGIN');
    await held.query('SELECT FROM chat_rooms WHERE id = 11 FOR NO KEY UPDATE');
    const waiting = [twin, twin, after].map((sent) => client!.emitWithAck('chat:send', sent));
    const elsewhere = { ...twin, idChatRoom: 12, clientId: crypto.randomUUID() };
    expect(await client.emitWithAck('chat:send', elsewhere)).toMatchObject({ ok: true });
    await held.query('COMMIT');
    const answers = await Promise.all(waiting);
    expect(answers.map((answer) => answer.ok && answer.message?.sequence)).toEqual([1, 1, 2]);
  } finally {
    held.release();
  }
});

test('a message that the database refuses fails alone', async () => {
  client = await whenConnected(openSocket(provider.url, await provider.token('buyer@vitis.test')));
  await provider.database.execute(sql`
    ALTER TABLE chat_messages ADD CONSTRAINT no_such_words CHECK (message <> '안 됨')`);
  const say = (idChatRoom: number, text: string) =>
    client!.emitWithAck('chat:send', {
      idChatRoom,
      clientId: crypto.randomUUID(),
      type: 'TEXT',
      message: text,
    });
  const answers = await Promise.all([say(1, '됨'), say(12, '됨'), say(11, '안 됨'), say(1, '됨')]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, true]);
  const rooms = await provider.database.select().from(chatRooms).orderBy(chatRooms.id);
  expect(rooms.map(({ id, lastSequence }) => [id, lastSequence])).toEqual([
    [1, 4],
    [11, 0],
    [12, 1],
  ]);
});

test('nothing is stored for a session that has ended, and its socket is closed', async () => {
  const token = await provider.token('buyer@vitis.test');
  client = await whenConnected(openSocket(provider.url, token));
  await provider.database.update(sessions).set({ revokedAt: new Date() });
  expect(await store(message(1))).toEqual([undefined]);
  const closed = new Promise((done) => client!.once('disconnect', done));
  const sent = {
    idChatRoom: 1,
    clientId: crypto.randomUUID(),
    type: 'TEXT' as const,
    message: '아직 있나요?',
  };
  expect(await client.emitWithAck('chat:send', sent)).toMatchObject({ ok: false, code: 'SESSION_ENDED' });
  await closed;
  expect(await provider.database.$count(chatMessages)).toBe(2);
});
