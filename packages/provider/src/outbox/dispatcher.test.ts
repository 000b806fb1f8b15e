import { eq, isNull, sql } from 'drizzle-orm';
import { mailbox, outbox } from '../db/schema.ts';
import { inOneTransaction } from '../http/unit-of-work.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { createDispatcher, type Deliver, type Emit } from './dispatcher.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider();
  await provider.app.outbox.stop();
});

afterEach(() => provider.close());

const auditContext = { userId: null, requestId: null, address: null };
const message = { recipient: 'kim@vitis.test', subject: '안내', body: '<b>본문</b>' };

async function enqueue(times = 1): Promise<void> {
  await inOneTransaction(provider.database, auditContext, async ({ mail }) => {
    for (let time = 0; time < times; time += 1) mail({ ...message, subject: `안내 ${time}` });
  });
}

const dispatcherWith = (mail: Deliver, socket: Emit = () => undefined) =>
  createDispatcher(provider.database, { mail, sms: mail, socket }, provider.app.log);

test('mails go to the local mailbox, once and in order, and can be read there on this machine', async () => {
  await enqueue(3);
  expect(await provider.app.outbox.drain()).toBe(3);
  expect(await provider.app.outbox.drain()).toBe(0);
  const mails = await provider.database.select().from(mailbox).orderBy(mailbox.id);
  expect(mails.map(({ subject }) => subject)).toEqual(['[VITIS] 안내 0', '[VITIS] 안내 1', '[VITIS] 안내 2']);
  const page = await (await fetch(`${provider.url}/dev/mailbox`)).text();
  expect(page).toContain('&lt;b&gt;본문&lt;/b&gt;');
  const elsewhere = await provider.app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(404);
});

test('what is rolled back is told to nobody', async () => {
  await expect(
    inOneTransaction(provider.database, auditContext, async ({ mail }) => {
      mail(message);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await provider.app.outbox.drain()).toBe(0);
});

test('a failure is tried again later, and does not hold up the others', async () => {
  await enqueue(2);
  const delivered: string[] = [];
  let broken = true;
  const dispatcher = dispatcherWith(async ({ payload }) => {
    if (broken && payload.subject === '안내 0') throw new Error('the mail server is away');
    delivered.push(String(payload.subject));
  });
  await dispatcher.drain();
  expect(delivered).toEqual(['안내 1']);
  const [waiting] = await provider.database.select().from(outbox).where(sql`${outbox.deliveredAt} IS NULL`);
  expect(waiting).toMatchObject({ attempts: 1, lastError: 'the mail server is away' });
  expect(waiting!.availableAt.getTime()).toBeGreaterThan(waiting!.createdAt.getTime() + 1000);

  broken = false;
  expect(await dispatcher.drain()).toBe(0);
  await provider.database.update(outbox).set({ availableAt: sql`now()` }).where(eq(outbox.id, waiting!.id));
  await dispatcher.drain();
  expect(delivered).toEqual(['안내 1', '안내 0']);
});

test('a mail that was delivered but not acknowledged is in the mailbox once', async () => {
  await enqueue();
  await provider.app.outbox.drain();
  await provider.database.update(outbox).set({ deliveredAt: null });
  await provider.app.outbox.drain();
  expect(await provider.database.select().from(mailbox)).toHaveLength(1);
});

test('two processes share the work without doing any of it twice', async () => {
  await enqueue(120);
  const seen: string[] = [];
  const deliver: Deliver = async ({ eventId }) => void seen.push(eventId);
  const counts = await Promise.all([dispatcherWith(deliver).drain(), dispatcherWith(deliver).drain()]);
  expect(counts[0]! + counts[1]!).toBe(120);
  expect(new Set(seen).size).toBe(120);
});

/** Commits one socket event; what `transact` would now tell. */
async function enqueueEvent() {
  const { enqueued } = await inOneTransaction(provider.database, auditContext, async ({ notify }) =>
    notify(['user:1'], 'cart:changed', { count: 1 }),
  );
  return enqueued;
}
const waiting = () =>
  provider.database.select().from(outbox).where(isNull(outbox.deliveredAt)).orderBy(outbox.id);
const makeDue = () => provider.database.update(outbox).set({ availableAt: sql`now()` });

test('a socket event is told as soon as it is committed, and is acknowledged without being told again', async () => {
  const heard: string[] = [];
  const dispatcher = dispatcherWith(
    async () => undefined,
    ({ eventId }) => heard.push(eventId),
  );
  dispatcher.start();
  const enqueued = await enqueueEvent();
  dispatcher.publish(enqueued);
  expect(heard).toEqual(enqueued.map(({ eventId }) => eventId));
  await makeDue();
  await dispatcher.drain();
  await dispatcher.stop();
  expect(heard).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('while its own process may still tell it, no other takes a socket event; a mail anybody takes', async () => {
  await enqueueEvent();
  await enqueue();
  const heard: string[] = [];
  const other = dispatcherWith(
    async ({ channel }) => void heard.push(channel),
    ({ channel }) => heard.push(channel),
  );
  expect(await other.drain()).toBe(1);
  expect(heard).toEqual(['mail']);
});

test('what a process that died had not told, or told and not acknowledged, another one tells under the same name', async () => {
  const heard: string[] = [];
  const hear: Emit = ({ eventId }) => heard.push(eventId);
  const untold = await enqueueEvent();
  const told = await enqueueEvent();
  // As the process that died heard it; acknowledging is what it did not come to.
  for (const each of told) hear(each);
  await makeDue();
  expect(await dispatcherWith(async () => undefined, hear).drain()).toBe(2);
  const [first, second] = [...untold, ...told].map(({ eventId }) => eventId);
  expect(heard).toEqual([second, first, second]);
  expect(await waiting()).toEqual([]);
});

test('an event that cannot be told right away waits for the next time', async () => {
  let broken = true;
  const heard: string[] = [];
  const dispatcher = dispatcherWith(
    async () => undefined,
    ({ eventId }) => {
      if (broken) throw new Error('no sockets');
      heard.push(eventId);
    },
  );
  dispatcher.start();
  dispatcher.publish(await enqueueEvent());
  await dispatcher.stop();
  expect(await waiting()).toHaveLength(1);
  broken = false;
  await makeDue();
  expect(await dispatcher.drain()).toBe(1);
  expect(heard).toHaveLength(1);
});

test('publishing and acknowledging go on after acknowledging has failed', async () => {
  const heard: string[] = [];
  const dispatcher = dispatcherWith(
    async () => undefined,
    ({ eventId }) => heard.push(eventId),
  );
  dispatcher.start();
  await provider.database.execute(sql`ALTER TABLE outbox RENAME COLUMN delivered_at TO away`);
  dispatcher.publish([{ eventId: crypto.randomUUID(), channel: 'socket', payload: {} }]);
  await dispatcher.stop();
  await provider.database.execute(sql`ALTER TABLE outbox RENAME COLUMN away TO delivered_at`);
  const enqueued = await enqueueEvent();
  dispatcher.start();
  dispatcher.publish(enqueued);
  await dispatcher.stop();
  expect(heard).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});
