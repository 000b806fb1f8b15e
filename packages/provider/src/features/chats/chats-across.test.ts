import {
  CHAT_MESSAGE_LIMIT,
  HEADERS,
  listChats,
  type SentMessage,
  type SocketAnswer,
  storeChatMessage,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { eq, isNull, sql } from 'drizzle-orm';
import { files, outbox, sessions } from '../../db/schema.ts';
import { ask } from '../../test-support/call.ts';
import { type ProviderProcess, startProviderProcess } from '../../test-support/provider-process.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, type SocketClient, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { storeMessages } from './chat-writes.repository.ts';

let provider: TestProvider;
let neighbour: ProviderProcess;
let clients: SocketClient[];
/** Connected for more than one test. */
const witnesses: SocketClient[] = [];

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
  neighbour = await startProviderProcess(provider);
});

afterAll(async () => {
  for (const client of witnesses) client.disconnect();
  await neighbour.kill();
  await provider.close();
});

beforeEach(() => {
  clients = [];
});

afterEach(() => {
  for (const client of clients) client.disconnect();
});

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

async function connected(url: string, email: string): Promise<SocketClient> {
  const client = openSocket(url, await provider.token(email));
  clients.push(client);
  return whenConnected(client);
}

const message = (text: string): SentMessage => ({
  idChatRoom: 1,
  clientId: crypto.randomUUID(),
  type: 'TEXT',
  message: text,
});
const isOnline = async () =>
  (await ask(provider, listChats, { as: sales }))._embedded.items[0]?.partners[0]?.online;

test('a member at one process is there for those at another, until it leaves', async () => {
  const to = await connected(provider.url, sales);
  const came = nextEvent(to, 'presence', ({ online }) => online);
  const from = await connected(neighbour.url, buyer);
  expect(await came).toEqual({ idUser: 1, online: true });
  expect(await isOnline()).toBe(true);
  const left = nextEvent(to, 'presence', ({ online }) => !online);
  from.disconnect();
  expect(await left).toEqual({ idUser: 1, online: false });
  expect(await isOnline()).toBe(false);
});

test('a socket is one connection to one process: polling, whose calls may reach several, is refused', async () => {
  const answer = await fetch(`${neighbour.url}/socket.io/?EIO=4&transport=polling`);
  expect([answer.status, await answer.json()]).toEqual([400, { code: 0, message: 'Transport unknown' }]);
});

test('who only changes from one page, or process, to the next never leaves', async () => {
  const to = await connected(provider.url, sales);
  const came = nextEvent(to, 'presence', ({ online }) => online);
  const from = await connected(neighbour.url, buyer);
  await came;
  const heard: boolean[] = [];
  to.on('presence', ({ online }) => heard.push(online));
  from.disconnect();
  await connected(provider.url, buyer);
  await new Promise((done) => setTimeout(done, 3_000));
  expect(heard).not.toContain(false);
  expect(await isOnline()).toBe(true);
});

test('what is said at one process is heard at the other, by socket and over HTTP, long or short', async () => {
  const [here, there] = [await connected(provider.url, buyer), await connected(neighbour.url, sales)];
  for (const text of ['재고 있나요?', '가'.repeat(CHAT_MESSAGE_LIMIT)]) {
    const heard = nextEvent(there, 'chat:message');
    const answer = (await here.emitWithAck('chat:send', message(text))) as SocketAnswer;
    expect(await heard).toEqual(answer.ok && answer.message);
  }
  const heard = nextEvent(here, 'chat:message', ({ idSender }) => idSender === 3);
  const response = await fetch(neighbour.url + storeChatMessage.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.authorization]: `Bearer ${await provider.token(sales)}`,
      [HEADERS.idempotencyKey]: crypto.randomUUID(),
    },
    body: JSON.stringify(message('네, 있습니다.')),
  });
  expect(await heard).toEqual(await response.json());

  const [read, typing] = [nextEvent(there, 'chat:read'), nextEvent(there, 'chat:typing')];
  await here.emitWithAck('chat:read', { idChatRoom: 1, sequence: 99 });
  await here.emitWithAck('chat:typing', { idChatRoom: 1, typing: true });
  expect(await read).toEqual({ idChatRoom: 1, idUser: 1, sequence: 5 });
  expect(await typing).toEqual({ idChatRoom: 1, idUser: 1, typing: true });
});

test('a message that is too long for the database’s own post gets through as well', async () => {
  const [here, there] = [await connected(provider.url, buyer), await connected(neighbour.url, sales)];
  const rows = await provider.database
    .insert(files)
    .values(
      Array.from({ length: 10 }, (_, index) => ({
        ownerId: 1,
        policy: 'CHAT' as const,
        key: crypto.randomUUID(),
        name: `${'긴 이름 '.repeat(23)}${index}.pdf`,
        type: 'application/pdf',
        size: 1200,
        sha256: '0'.repeat(64),
      })),
    )
    .returning();
  const heard = nextEvent(there, 'chat:message');
  const sent: SentMessage = {
    ...message('가'.repeat(CHAT_MESSAGE_LIMIT)),
    type: 'FILE',
    files: rows.map(({ id }) => id),
  };
  const answer = (await here.emitWithAck('chat:send', sent)) as SocketAnswer;
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeGreaterThan(8_000);
  expect(await heard).toEqual(answer.ok && answer.message);
});

test('what a process had stored and not told when it died is told by another, to the sockets of all', async () => {
  const [here, there] = [await connected(provider.url, buyer), await connected(neighbour.url, sales)];
  const heard = [here, there].map((client) => nextEvent(client, 'chat:message'));
  const [session] = await provider.database.select().from(sessions).where(eq(sessions.userId, 1)).limit(1);
  const sender = { idSender: 1, senderName: '김도윤', files: [], sentAt: seoulTime(new Date()) };
  const said = { ...message('아직 계신가요?'), ...sender };
  const given = [{ message: said, sessionId: session!.id }];
  const [written] = await storeMessages(provider.database, given, new Date());
  const { eventId } = written!.enqueued;
  await provider.database.update(outbox).set({ availableAt: sql`now()` }).where(eq(outbox.eventId, eventId));
  expect(await Promise.all(heard)).toEqual([written!.fact, written!.fact]);
});

interface Death {
  answer: SocketAnswer;
  /** Of each time that the message is told. */
  names: (string | undefined)[];
  heard: Promise<void>;
  gone: Promise<{ idUser: number; online: boolean }>;
}

let death: Promise<Death> | undefined;

/**
 * A process that is killed right after it has stored a message of a buyer who is connected there alone. The other
 * processes notice after some seconds: the two tests of what they do then wait for the same ones.
 */
function killedProcess(): Promise<Death> {
  const kill = async (): Promise<Death> => {
    const to = openSocket(provider.url, await provider.token(sales));
    witnesses.push(await whenConnected(to));
    const came = nextEvent(to, 'presence', ({ online }) => online);
    const dying = await startProviderProcess(provider);
    const from = openSocket(dying.url, await provider.token(buyer));
    witnesses.push(await whenConnected(from));
    await came;
    const names: (string | undefined)[] = [];
    const heard = new Promise<void>((done) => {
      to.on('chat:message', ({ message: text }, eventId) => {
        if (text !== '마지막 말') return;
        names.push(eventId);
        done();
      });
    });
    const gone = nextEvent(to, 'presence', ({ online }) => !online);
    const answer = (await from.emitWithAck('chat:send', message('마지막 말'))) as SocketAnswer;
    await dying.kill();
    // It would come back to where it was, and to nowhere.
    from.disconnect();
    return { answer, names, heard, gone };
  };
  death ??= kill();
  return death;
}

test('a process that is killed right after it stored a message leaves nothing untold, and nothing told by two names', async () => {
  const { answer, names, heard } = await killedProcess();
  expect(answer.ok).toBe(true);
  await heard;
  const untold = () => provider.database.$count(outbox, isNull(outbox.deliveredAt));
  while ((await untold()) > 0) await new Promise((done) => setTimeout(done, 100));
  expect(new Set(names).size).toBe(1);
});

test('when a process dies, those who were only there are gone a little later', async () => {
  const { gone } = await killedProcess();
  expect(await gone).toEqual({ idUser: 1, online: false });
});

test('who is connected where the others could not be heard for a moment has to come again, and hears', async () => {
  const to = await connected(neighbour.url, sales);
  const gone = new Promise<string>((done) => to.once('disconnect', done));
  const cut = await provider.database.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN %'
  `);
  expect(cut.rowCount).toBe(2);
  expect(await gone).toBe('transport close');

  const back = await connected(neighbour.url, sales);
  const heard = nextEvent(back, 'chat:message', ({ message }) => message === '다시 들립니다');
  const from = await connected(provider.url, buyer);
  expect(await from.emitWithAck('chat:send', message('다시 들립니다'))).toMatchObject({ ok: true });
  await heard;
});

test('a process that is deployed takes no lines but its own with it, and those come back by themselves', async () => {
  const deployed = await startProviderProcess(provider);
  const elsewhere = await connected(neighbour.url, sales);
  const cut: string[] = [];
  elsewhere.on('disconnect', (reason) => cut.push(reason));
  const line = await connected(deployed.url, buyer);
  line.io.reconnection(true);
  line.on('disconnect', (reason) => cut.push(reason));
  await deployed.stop();
  const back = new Promise<void>((done) => line.once('connect', done));
  const next = await startProviderProcess(provider, Number(new URL(deployed.url).port));
  try {
    expect(cut).toEqual(['transport close']);
    await back;
  } finally {
    await next.kill();
  }
});
