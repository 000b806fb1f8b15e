import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDelivery, createEstimate, storeChatMessage } from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { inArray, sql } from 'drizzle-orm';
import { INVARIANTS } from '../commands/invariants.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { chatMessages, deliveries, estimates, idempotencyKeys, ledgerEntries } from '../db/schema.ts';
import { insertConfirmedOrder } from '../test-support/confirmed-order.ts';
import { type ProviderProcess, spawnProvider } from '../test-support/provider-process.ts';
import { fillSmallShop } from '../test-support/small-shop.ts';
import { killDatabase } from './kill-database.ts';
import { twentyPeople } from './people.ts';
import type { Acknowledgement } from './writer.ts';

/** What dies: both as in a power cut, or one under the other, which lives on. */
const victims = ['both', 'provider', 'database'] as const;
/** So many that the provider is killed a hundred times, and the database, too. */
const rounds = howMany(1, 150);
/** Commands that are acknowledged before each kill, however long a busy machine takes for them. */
const commandsPerKill = howMany(30, 100);
const orders = [31, 32, 33].map((id) => ({ id, number: `O20261119-00${id}` }));

let dataFolder: string;
let provider: ProviderProcess;

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** The provider's own database in the data folder, to be looked into while no provider runs. */
const open = () => openDatabase(readConfig({ VITIS_DATA: dataFolder }), () => undefined);
type Shop = Awaited<ReturnType<typeof open>>['connection']['database'];

const brokenPromises = async (database: Shop): Promise<string[]> => {
  const broken: string[] = [];
  for (const [promise, query] of Object.entries(INVARIANTS)) {
    const { rows } = await database.execute<{ broken: string }>(sql.raw(query));
    broken.push(...rows.map((row) => `${promise}: ${row.broken}`));
  }
  return broken;
};

let brokenBefore: string[];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vitis-killed-'));
  // Another account runs the server for root, and has to get in.
  await chmod(dataFolder, 0o755);
  const { connection, close } = await open();
  await fillSmallShop(connection.database);
  for (const order of orders) {
    const lines = [{ idProduct: 4, qty: 60_000, unitPrice: 27_905 }];
    await insertConfirmedOrder(connection.database, { ...order, lines });
  }
  brokenBefore = await brokenPromises(connection.database);
  await close();
  provider = await spawnProvider({ VITIS_DATA: dataFolder, PROVIDER_PORT: '0' });
}, LONG_TIMEOUT);

afterAll(async () => {
  await provider?.kill();
  // Joining and leaving as the last one stops the server that a killed provider left.
  await (await open()).close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Answers that were acknowledged and are not in the database, or are others there. */
async function lostOf(acknowledged: readonly Acknowledgement[]): Promise<Acknowledgement[]> {
  const { connection, close } = await open();
  try {
    const keys = acknowledged.map(({ key }) => key);
    const kept = await connection.database
      .select()
      .from(idempotencyKeys)
      .where(inArray(idempotencyKeys.key, keys));
    const answers = new Map(kept.map(({ userId, key, answer }) => [`${userId} ${key}`, answer]));
    return acknowledged.filter(({ userId, key, answer }) => answers.get(`${userId} ${key}`) !== answer);
  } finally {
    await close();
  }
}

async function kill(victim: (typeof victims)[number]): Promise<void> {
  if (victim !== 'database') await provider.kill();
  if (victim !== 'provider') await killDatabase(dataFolder);
}

/** Settles when the provider is ready for all again: started anew where it was killed, by itself where it was not. */
async function comeBack(victim: (typeof victims)[number]): Promise<void> {
  if (victim !== 'database') provider = await spawnProvider({ VITIS_DATA: dataFolder, PROVIDER_PORT: '0' });
  const isReady = async () => (await fetch(`${provider.url}/health/ready`)).status === 200;
  while (!(await isReady())) await pause(20);
}

test(
  'what was acknowledged is there after the provider was killed, once, and nothing else is half there',
  async () => {
    const workers = await twentyPeople(
      () => provider.url,
      orders.map(({ number }) => number),
    );
    const writers = workers.flatMap((worker) => worker.writers);
    let over = false;
    const work = Promise.all(
      workers.map(async ({ command }) => {
        while (!over) await command();
      }),
    );
    // Awaited in the waiting and in the end; until then a failure is not unhandled.
    work.catch(() => undefined);
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    const kills = { provider: 0, database: 0 };
    const away: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Whoever fails ends the waiting.
      while (acknowledged() < (round + 1) * commandsPerKill) await Promise.race([work, pause(20)]);
      const victim = victims[round % victims.length]!;
      if (victim !== 'database') kills.provider += 1;
      if (victim !== 'provider') kills.database += 1;
      await kill(victim);
      const struck = performance.now();
      const frozen = writers.flatMap((writer) => writer.freeze());
      await comeBack(victim);
      away.push(performance.now() - struck);
      expect(await lostOf(frozen)).toEqual([]);
    }
    over = true;
    await work;
    await provider.stop();

    const { connection, close } = await open();
    const { database } = connection;
    try {
      const answered = writers.flatMap((each) => each.acknowledged);
      const repeated = writers.reduce((sum, writer) => sum + writer.repeated, 0);
      expect(repeated).toBeGreaterThan(0);
      const kept = await database.select().from(idempotencyKeys);
      const answers = new Map(kept.map(({ userId, key, answer }) => [`${userId} ${key}`, answer]));
      for (const { userId, key, answer } of answered) expect(answers.get(`${userId} ${key}`)).toBe(answer);
      // Everybody finished what they had begun: each key is one command, and each command has its key.
      expect(kept).toHaveLength(answered.length);
      const [asked, said, planned] = [createEstimate, storeChatMessage, createDelivery].map(
        ({ path }) => kept.filter(({ endpoint }) => endpoint === `POST ${path}`).length,
      );
      const done = await database.select().from(deliveries);
      expect(done).toHaveLength(planned!);
      expect(done.every(({ status }) => status === 'COMPLETED')).toBe(true);
      const sold = await database.select().from(ledgerEntries);
      expect(new Set(sold.map(({ deliveryId }) => deliveryId))).toEqual(new Set(done.map(({ id }) => id)));
      expect(sold).toHaveLength(planned!);
      // The small shop has five estimates and two messages to begin with.
      expect(await database.$count(estimates)).toBe(asked! + 5);
      expect(await database.$count(chatMessages)).toBe(said! + 2);
      expect(await brokenPromises(database)).toEqual(brokenBefore);
      did({
        'kills of the provider': kills.provider,
        'kills of PostgreSQL': kills.database,
        'acknowledged commands': answered.length,
        'calls made again': repeated,
        'ms away in the middle': Math.round(away.toSorted((one, other) => one - other)[away.length >> 1]!),
        'ms away at most': Math.round(Math.max(...away)),
      });
    } finally {
      await close();
    }
  },
  LONG_TIMEOUT,
);
