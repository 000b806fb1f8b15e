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

/** Everything but what comes again and again runs by the true clock. */
const untouched = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

beforeEach(async () => {
  now = TODAY;
  jest.useFakeTimers({ doNotFake: [...untouched] });
  provider = await startTestProvider({ fill: deliveryShop, now: () => now });
});
afterEach(async () => {
  await provider.close();
  jest.useRealTimers();
});

const daysLater = (days: number, years = 0) => {
  now = new Date(TODAY.getTime() + days * 86_400_000);
  now.setUTCFullYear(now.getUTCFullYear() + years);
};
/** Each of the works that the provider does every hour is done once more, until what it is to bring about is so. */
async function hoursPassUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (;;) {
    jest.runOnlyPendingTimers();
    for (let look = 0; look < 20; look += 1) {
      if (await isSo()) return;
      await wait(25);
    }
  }
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
  const isSwept = async () =>
    (await provider.database.execute(sql`SELECT 1 FROM withdrawals`)).rows.length === 0;

  daysLater(184);
  jest.runOnlyPendingTimers();
  await wait(200);
  expect(await name()).toBe('김도윤');
  daysLater(201);
  await hoursPassUntil(async () => (await isSwept()) && (await $count(files)) === 0);
  expect(await name()).toBe('탈퇴 회원');
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
  jest.runOnlyPendingTimers();
  await wait(200);
  expect(await numbers()).toEqual(before.numbers);

  daysLater(1, 5);
  await hoursPassUntil(async () => (await $count(files)) === 0 && (await $count(estimates)) === 1);
  expect(await isStored()).toBe(false);
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
