import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeImage, completeDelivery, leaveUser, uploadImage } from '@vitis/contracts';
import { eq, sql } from 'drizzle-orm';
import {
  deliveries,
  deliveryLines,
  estimateLines,
  estimates,
  files,
  ledgerEntries,
  orderFormLines,
  orderForms,
  outbox,
  users,
} from '../db/schema.ts';
import { diskStore } from '../features/files/disk-store.ts';
import { pathOf } from '../features/files/paths.ts';
import { DOCUMENT_REFERENCES } from '../features/retention/old-documents.ts';
import { call } from '../test-support/call.ts';
import { deliveryShop, driver, planned, uploaded } from '../test-support/delivery-shop.ts';
import { PASSWORD, TODAY } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { photo, upload } from '../test-support/uploading.ts';
import { writing } from '../test-support/writing.ts';

let provider: TestProvider;
let now: Date;

const hour = 60 * 60 * 1000;
/** What the provider does every hour. */
let hourly: (() => void)[];

beforeEach(async () => {
  [now, hourly] = [TODAY, []];
  const { setInterval: begin } = globalThis;
  const noted = (work: () => void, time?: number) => {
    if (time === hour) hourly.push(work);
    return begin(work, time);
  };
  jest.spyOn(globalThis, 'setInterval').mockImplementation(noted as typeof setInterval);
  provider = await startTestProvider({ fill: deliveryShop, now: () => now });
});
afterEach(async () => {
  await provider.close();
  jest.restoreAllMocks();
});

const daysLater = (days: number, years = 0) => {
  now = new Date(TODAY.getTime() + days * 86_400_000);
  now.setUTCFullYear(now.getUTCFullYear() + years);
};
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}
/** An hour's work begins once more, and housekeeping has come to its end. */
async function hourPasses(): Promise<void> {
  const eventId = crypto.randomUUID();
  // The last that housekeeping takes away.
  await provider.database
    .insert(outbox)
    .values({ eventId, channel: 'mail', payload: {}, deliveredAt: new Date(0) });
  for (const work of hourly) work();
  await until(async () => (await provider.database.$count(outbox, eq(outbox.eventId, eventId))) === 0);
}
const $count = (table: Parameters<TestProvider['database']['$count']>[0]) => provider.database.$count(table);

test('who left six months ago is erased, with the picture, and nobody earlier', async () => {
  const email = 'buyer@vitis.test';
  const picture = (await (
    await upload(provider, uploadImage, await photo(40, 30), { as: email })
  ).json()) as {
    id: number;
  };
  await call(provider, changeImage, { as: email, body: { idFile: picture.id } });
  await provider.database.update(orderForms).set({ status: 'CANCELLED' });
  const body = { password: PASSWORD, leaveTerms: true as const, leaveReason: 'PRICES' as const };
  expect((await call(provider, leaveUser, { as: email, body })).status).toBe(204);
  const name = async () => (await provider.database.select().from(users).where(eq(users.id, 1)))[0]?.fullName;

  daysLater(184);
  await hourPasses();
  expect(await name()).toBe('김도윤');
  daysLater(185);
  await hourPasses();
  expect(await name()).toBe('탈퇴 회원');
  await hourPasses();
  await until(async () => (await $count(files)) === 0);
});

test('documents go five years after they have ended, with their photos; open ones and the ledger stay', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const image1 = await uploaded(provider);
  const completedAt = '2026-11-20T10:00:00+09:00';
  const done = await call(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt, image1 },
  });
  expect(done.status).toBe(200);
  const [stored] = await provider.database.select().from(files);
  const store = diskStore(join(provider.app.config.dataFolder, 'files'));
  const isStored = async () => (await store.open('private', pathOf(stored!))) !== undefined;
  const owed = async () =>
    (await provider.database.execute(sql`SELECT sum(change) AS owed FROM ledger_entries`)).rows[0];
  const numbers = async () =>
    (await provider.database.select({ number: orderForms.number }).from(orderForms))
      .map(({ number }) => number)
      .toSorted();
  const before = { owed: await owed(), numbers: await numbers() };
  expect([await isStored(), before.numbers]).toEqual([true, expect.arrayContaining(['O20261118-0001'])]);

  daysLater(-1, 5);
  await hourPasses();
  expect(await numbers()).toEqual(before.numbers);

  daysLater(1, 5);
  await hourPasses();
  expect(await $count(estimates)).toBe(1);
  await hourPasses();
  await until(async () => (await $count(files)) === 0);
  await until(async () => !(await isStored()));
  expect(await numbers()).toEqual(before.numbers.filter((number) => number !== 'O20261118-0001'));
  expect([await $count(deliveries), await $count(deliveryLines)]).toEqual([0, 0]);
  const open = await provider.database.select({ id: orderFormLines.orderFormId }).from(orderFormLines);
  expect(new Set(open.map((line) => line.id))).toEqual(new Set([1, 12, 13]));
  expect(await owed()).toEqual(before.owed);
  expect(await provider.database.select().from(ledgerEntries)).toMatchObject([
    { kind: 'SALE', orderFormId: null, deliveryId: null, memo: 'O20261118-0001 납품' },
  ]);
  // What was let through once is refused as ever.
  await expect(provider.database.delete(ledgerEntries)).rejects.toThrow();
  await expect(provider.database.delete(estimateLines)).rejects.toThrow();
});

test('nothing else names documents: a new table would have to go with them', async () => {
  const { rows } = await provider.database.execute<{ column: string }>(sql`
    SELECT conrelid::regclass || '.' || attname AS column
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f'
      AND confrelid IN ('estimates'::regclass, 'estimate_revisions'::regclass, 'order_forms'::regclass,
        'deliveries'::regclass)
    ORDER BY 1`);
  expect(rows.map(({ column }) => column)).toEqual(DOCUMENT_REFERENCES);
});
