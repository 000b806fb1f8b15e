import { createEstimate, createOrderForm, HEADERS } from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { eq, sql } from 'drizzle-orm';
import { checkCommand } from '../../commands/check.command.ts';
import { readConfig } from '../../config.ts';
import { clientCompanies, estimates, idempotencyKeys, orderForms, stock } from '../../db/schema.ts';
import { call } from '../../test-support/call.ts';
import { inParallel } from '../../test-support/in-parallel.ts';
import { manyBuyers } from '../../test-support/many-buyers.ts';
import { SHIPPING, stockOf } from '../../test-support/orders.ts';
import { persist } from '../../test-support/persist.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

jest.setTimeout(LONG_TIMEOUT);

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

/** Calls under way at once: more than the provider has connections. */
const atOnce = 60;
const bottles = 50;

async function brokenPromises(): Promise<string[]> {
  const said: string[] = [];
  const connection = { database: provider.database, pool: provider.pool, close: async () => undefined };
  await checkCommand.run([], { config: readConfig({}), connection, say: (line) => said.push(line) });
  return said.filter((line) => !line.startsWith('ok'));
}

test('a rush of buyers for the last bottles sells exactly those', async () => {
  const tokens = await manyBuyers(provider, howMany(60, 1_000));
  await provider.database.update(stock).set({ qty: bottles }).where(eq(stock.productId, 4));
  const answers = await inParallel(tokens, atOnce, (token) => {
    const headers = { ...writing(), [HEADERS.authorization]: `Bearer ${token}` };
    const body = { dueDate: '2026-11-24', shipping: SHIPPING, products: [{ idProduct: 4, qty: 1 }] };
    return persist(() => call(provider, createOrderForm, { headers, body }));
  });
  const refusals = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refusals.length).toBe(bottles);
  for (const { status, text } of refusals) {
    expect([status, JSON.parse(text).code]).toEqual([409, 'OUT_OF_STOCK']);
  }
  expect(await stockOf(provider, 4)).toBe(0);
  const [sold] = await provider.database
    .select({ qty: sql<number>`sum(${orderForms.totalQty})::int` })
    .from(orderForms)
    .where(eq(orderForms.status, 'REQUESTED'));
  expect(sold?.qty).toBe(bottles);
  expect(await brokenPromises()).toEqual([]);
  did({ buyers: tokens.length, 'bottles sold': bottles });
});

test('however often an intent is sent, it makes one document and has one answer, byte for byte', async () => {
  await provider.database.update(clientCompanies).set({ creditCheck: 'NONE' });
  await provider.database.update(stock).set({ qty: 99_999 }).where(eq(stock.productId, 1));
  const [before, left] = [await provider.database.$count(orderForms), await stockOf(provider, 1)];
  const asked = await provider.database.$count(estimates);
  const intents = Array.from({ length: howMany(20, 500) }, (_, index) => ({
    key: crypto.randomUUID(),
    orders: index % 2 === 0,
  }));
  const token = await provider.token('buyer@vitis.test');
  const each = howMany(10, 20);
  const sent = Array.from({ length: each }, () => intents).flat();
  const answers = await inParallel(sent, atOnce, ({ key, orders }) => {
    const headers = { ...writing(undefined, key), [HEADERS.authorization]: `Bearer ${token}` };
    const products = [{ idProduct: 1, qty: 2 }];
    return persist(() =>
      orders
        ? call(provider, createOrderForm, {
            headers,
            body: { dueDate: '2026-11-24', shipping: SHIPPING, products },
          })
        : call(provider, createEstimate, { headers, body: { products } }),
    );
  });
  for (const [index, { key }] of intents.entries()) {
    const own = answers.filter((_, place) => sent[place]!.key === key);
    expect(own).toHaveLength(each);
    expect(new Set(own.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([index, own[0]?.status]).toEqual([index, 201]);
  }
  expect(new Set(answers.map(({ text }) => text)).size).toBe(intents.length);
  const half = intents.length / 2;
  expect(await provider.database.$count(orderForms)).toBe(before + half);
  expect(await provider.database.$count(estimates)).toBe(asked + half);
  expect(await provider.database.$count(idempotencyKeys)).toBe(intents.length);
  expect(await stockOf(provider, 1)).toBe(left - 2 * half);
  expect(await brokenPromises()).toEqual([]);
  did({ intents: intents.length, 'times sent': sent.length });
});
