import { eq, sql } from 'drizzle-orm';
import { mailbox, outbox } from '../db/schema.ts';
import { unitOfWork } from '../http/unit-of-work.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { createDispatcher, type Deliver } from './dispatcher.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider();
  await provider.app.outbox.stop();
});

afterEach(() => provider.close());

const deed = { userId: null, requestId: null, address: null };
const letter = { recipient: 'kim@vitis.test', subject: '안내', body: '<b>본문</b>' };

async function post(times = 1): Promise<void> {
  await provider.database.transaction(async (tx) => {
    for (let time = 0; time < times; time += 1)
      await unitOfWork(tx, deed).mail({ ...letter, subject: `안내 ${time}` });
  });
}

const dispatcherWith = (mail: Deliver) =>
  createDispatcher(provider.database, { mail, sms: mail, socket: mail }, provider.app.log);

test('letters go to the local mailbox, once and in order, and can be read there on this machine', async () => {
  await post(3);
  expect(await provider.app.outbox.drain()).toBe(3);
  expect(await provider.app.outbox.drain()).toBe(0);
  const letters = await provider.database.select().from(mailbox).orderBy(mailbox.id);
  expect(letters.map(({ subject }) => subject)).toEqual(['안내 0', '안내 1', '안내 2']);
  const page = await (await fetch(`${provider.url}/dev/mailbox`)).text();
  expect(page).toContain('&lt;b&gt;본문&lt;/b&gt;');
  const elsewhere = await provider.app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(404);
});

test('what is rolled back is told to nobody', async () => {
  await expect(
    provider.database.transaction(async (tx) => {
      await unitOfWork(tx, deed).mail(letter);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await provider.app.outbox.drain()).toBe(0);
});

test('a failure is tried again later, and does not hold up the others', async () => {
  await post(2);
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

test('a letter that was delivered but not ticked off is in the mailbox once', async () => {
  await post();
  await provider.app.outbox.drain();
  await provider.database.update(outbox).set({ deliveredAt: null });
  await provider.app.outbox.drain();
  expect(await provider.database.select().from(mailbox)).toHaveLength(1);
});

test('two processes share the work without doing any of it twice', async () => {
  await post(120);
  const seen: number[] = [];
  const deliver: Deliver = async ({ id }) => void seen.push(id);
  const counts = await Promise.all([dispatcherWith(deliver).drain(), dispatcherWith(deliver).drain()]);
  expect(counts[0]! + counts[1]!).toBe(120);
  expect(new Set(seen).size).toBe(120);
});
