import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  completeDelivery,
  createDelivery,
  createEstimate,
  login,
  type SuccessOf,
  storeChatMessage,
} from '@vitis/contracts';
import { seoulDay, seoulTime } from '@vitis/domain';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { sql } from 'drizzle-orm';
import { PROMISES } from '../commands/promises.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { chatMessages, deliveries, estimates, idempotencyKeys, ledgerEntries } from '../db/schema.ts';
import { insertConfirmedOrder } from '../test-support/confirmed-order.ts';
import { type ProviderProcess, spawnProvider } from '../test-support/provider-process.ts';
import { fillSmallShop, PASSWORD } from '../test-support/small-shop.ts';
import { killDatabase } from './kill-database.ts';
import { Writer } from './writer.ts';

const kills = howMany(1, 60);
/** With every so many kills the database goes as well. */
const killsPerPowerCut = howMany(1, 3);
/** Deeds that are acknowledged before each kill, however long a busy machine takes for them. */
const deedsPerKill = howMany(30, 200);

let dataFolder: string;
let provider: ProviderProcess;

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** The provider's own database in the data folder, to be looked into while no provider runs. */
const open = () => openDatabase(readConfig({ VITIS_DATA: dataFolder }), () => undefined);
type Shop = Awaited<ReturnType<typeof open>>['connection']['database'];

const brokenPromises = async (database: Shop): Promise<string[]> => {
  const broken: string[] = [];
  for (const [promise, query] of Object.entries(PROMISES)) {
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
  for (const id of [31, 32]) {
    const lines = [{ idProduct: 4, qty: 90_000, unitPrice: 27_905 }];
    await insertConfirmedOrder(connection.database, { id, number: `O20261119-00${id}`, lines });
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

async function writer(email: string, userId: number): Promise<Writer> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(provider.url + login.path, { method: 'POST', headers, body });
  const { accessToken } = (await response.json()) as SuccessOf<typeof login>;
  return new Writer(() => provider.url, { token: accessToken, userId });
}

/** Half a dozen people at work until they are told to stop. */
async function people() {
  const [asks, also, talks, plans, replans, drives] = await Promise.all([
    writer('buyer@vitis.test', 1),
    writer('buyer2@vitis.test', 2),
    writer('buyer@vitis.test', 1),
    writer('sales@vitis.test', 3),
    writer('sales@vitis.test', 3),
    writer('driver@vitis.test', 5),
  ]);
  const ask = (who: Writer) => () =>
    who.write(createEstimate, { body: { products: [{ idProduct: 4, qty: 12 }] } });
  const say = () =>
    talks.write(storeChatMessage, {
      body: {
        idChatRoom: 1,
        clientId: crypto.randomUUID(),
        type: 'TEXT',
        message: '입고 일정 문의드립니다.',
      },
    });
  const deliver = (who: Writer, orderFormNumber: string) => async () => {
    const requestDate = seoulDay(new Date());
    const products = [{ idProduct: 4, qty: 1 }];
    const plan = { type: 'DIRECT', classify: 'SUPPLY', requestDate, idDriver: 5, products } as const;
    const { idDeliveryInfo: id } = await who.write(createDelivery, { body: { orderFormNumber, ...plan } });
    const completedAt = seoulTime(new Date());
    await drives.write(completeDelivery, { params: { id }, body: { completedAt } });
  };
  return {
    writers: [asks, also, talks, plans, replans, drives],
    deeds: [
      ask(asks),
      ask(also),
      say,
      deliver(plans, 'O20261119-0031'),
      deliver(replans, 'O20261119-0032'),
    ] as (() => Promise<unknown>)[],
  };
}

test(
  'what was acknowledged is there after the provider was killed, once, and nothing else is half there',
  async () => {
    const { writers, deeds } = await people();
    let over = false;
    const work = Promise.all(
      deeds.map(async (deed) => {
        while (!over) await deed();
      }),
    );
    // Awaited in the waiting and in the end; until then a failure is not unhandled.
    work.catch(() => undefined);
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    for (let killed = 1; killed <= kills; killed += 1) {
      // Whoever fails ends the waiting.
      while (acknowledged() < killed * deedsPerKill) await Promise.race([work, pause(20)]);
      await provider.kill();
      if (killed % killsPerPowerCut === 0) await killDatabase(dataFolder);
      provider = await spawnProvider({ VITIS_DATA: dataFolder, PROVIDER_PORT: '0' });
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
      // Everybody finished what they had begun: each key is one deed, and each deed has its key.
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
      did({ kills, 'acknowledged deeds': answered.length, 'calls made again': repeated });
    } finally {
      await close();
    }
  },
  LONG_TIMEOUT,
);
