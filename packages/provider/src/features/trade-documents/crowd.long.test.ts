import { setTimeout as sleep } from 'node:timers/promises';
import {
  addToCart,
  createEstimate,
  createOrderForm,
  getChatManager,
  getProduct,
  HEADERS,
  storeChatMessage,
} from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { stock } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { inParallel } from '../../test-support/in-parallel.ts';
import { manyBuyers } from '../../test-support/many-buyers.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

jest.setTimeout(LONG_TIMEOUT);

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({
    fill: smallShop,
    now: () => TODAY,
    // Eighty at once are refused by a slow machine after the time of a call, as they should be; here all are to come.
    config: { databaseTimeout: 60_000 },
  });
  await provider.database.update(stock).set({ qty: 99_999 });
});

afterEach(() => provider.close());

/** Milliseconds that nobody who only reads should wait. */
const patience = 1_000;

/** What a buyer does, one after the other as a person does; each begins with another of them. */
async function commands(token: string, idChatRoom: number, first: number): Promise<number[]> {
  const products = [{ idProduct: 1, qty: 1 }];
  const headers = () => ({ ...writing(), [HEADERS.authorization]: `Bearer ${token}` });
  const all = [
    () => call(provider, addToCart, { headers: headers(), body: { items: [{ idProduct: 4, qty: 1 }] } }),
    () => call(provider, createEstimate, { headers: headers(), body: { products } }),
    () =>
      call(provider, createOrderForm, {
        headers: headers(),
        body: { dueDate: '2026-11-24', shipping: SHIPPING, products },
      }),
    () =>
      call(provider, storeChatMessage, {
        headers: headers(),
        body: { idChatRoom, clientId: crypto.randomUUID(), type: 'TEXT', message: '문의드립니다.' },
      }),
  ];
  const statuses: number[] = [];
  for (let step = 0; step < all.length; step += 1)
    statuses.push((await all[(first + step) % all.length]!()).status);
  return statuses;
}

test('a crowd that fills carts, asks, orders and talks at once is served, and a visitor reads meanwhile', async () => {
  const tokens = await manyBuyers(provider, howMany(20, 200));
  const rooms = await inParallel(tokens, 8, async (token) => {
    const headers = { [HEADERS.authorization]: `Bearer ${token}` };
    return (await ask(provider, getChatManager, { headers })).idChatRoom;
  });

  let over = false;
  const waits: number[] = [];
  const visitor = (async () => {
    while (!over) {
      const begun = performance.now();
      const { status } = await call(provider, getProduct, { params: { id: 1 } });
      if (status !== 200) throw new Error(`a visitor was answered ${status}`);
      waits.push(performance.now() - begun);
      await sleep(5);
    }
  })();
  const begun = performance.now();
  const statuses = (
    await Promise.all(tokens.map((token, index) => commands(token, rooms[index]!, index)))
  ).flat();
  const took = performance.now() - begun;
  over = true;
  await visitor;

  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const worst = Math.max(...waits);
  // A slow machine is slow for everybody; waiting for the whole crowd is another thing.
  expect(worst).toBeLessThan(Math.max(patience, took / 2));
  did({
    buyers: tokens.length,
    commands: statuses.length,
    'ms for all of them': Math.round(took),
    'ms that a visitor waited at most': Math.round(worst),
  });
});
