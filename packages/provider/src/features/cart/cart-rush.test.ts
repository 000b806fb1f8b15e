import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart, getCart, getProduct, HEADERS } from '@vitis/contracts';
import { ask, call } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
/** Holds every call once its body is read, before its handler. */
let door: Promise<void> | undefined;

beforeEach(async () => {
  door = undefined;
  provider = await startTestProvider({
    extend: (app) => app.addHook('preValidation', async () => door),
    fill: smallShop,
    now: () => TODAY,
    // Locks are held on purpose here, on machines that are slow by accident.
    config: { databaseTimeout: 60_000 },
  });
});

afterEach(() => provider.close());

test.each([
  ['one buyer', ['buyer@vitis.test']],
  ['several buyers', ['buyer@vitis.test', 'buyer2@vitis.test']],
])('thirty changes of the cart at once, by %s, are all made', async (_who, buyers) => {
  const changes = Array.from({ length: 30 }, (_, index) =>
    call(provider, addToCart, {
      as: buyers[index % buyers.length]!,
      body: { items: [{ idProduct: 1, qty: 1 }] },
    }),
  );
  const visitor = call(provider, getProduct, { params: { id: 1 } });
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await visitor).status).toBe(200);
});

const putIn = (token: string, signal?: AbortSignal) =>
  fetch(provider.url + addToCart.path, {
    method: 'POST',
    headers: { [HEADERS.authorization]: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ idProduct: 1, qty: 1 }] }),
    ...(signal ? { signal } : {}),
  });

/** Counts the calls that have reached the server, and those whose caller left before the answer. */
function countCalls() {
  const calls = { begun: 0, left: 0 };
  provider.app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    calls.begun += 1;
    response.once('close', () => {
      if (!response.writableFinished) calls.left += 1;
    });
  });
  return calls;
}

/** Twenty calls whose callers leave once all of them have reached the server. */
async function leaveTwenty(token: string): Promise<void> {
  const calls = countCalls();
  const gone = new AbortController();
  const leave = Array.from({ length: 20 }, () =>
    putIn(token, gone.signal).then(
      ({ status }) => status,
      () => 'gone',
    ),
  );
  while (calls.begun < 20) await sleep(5);
  gone.abort();
  expect(new Set(await Promise.all(leave))).toEqual(new Set(['gone']));
  while (calls.left < 20) await sleep(5);
}

test('who has gone away keeps no place: what they asked for is not done', async () => {
  const token = await provider.token('buyer@vitis.test');
  const holder = await provider.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM users WHERE id = 1 FOR UPDATE');
  const waiting = async () => {
    const { rows } = await provider.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]!.count;
  };
  const stay = Array.from({ length: 7 }, () => putIn(token));
  while ((await waiting()) < 7) await sleep(5);
  await leaveTwenty(token);
  expect((await call(provider, getProduct, { params: { id: 1 } })).status).toBe(200);
  await holder.query('COMMIT');
  holder.release();
  expect(new Set((await Promise.all(stay)).map(({ status }) => status))).toEqual(new Set([200]));
  const { _embedded } = await ask(provider, getCart, { as: 'buyer@vitis.test' });
  expect(_embedded.items).toMatchObject([{ idProduct: 1, qty: 7 }]);
});

test('who has gone away before their call is looked at has done nothing either', async () => {
  const token = await provider.token('buyer@vitis.test');
  let open: () => void = () => undefined;
  door = new Promise<void>((resolve) => {
    open = resolve;
  });
  await leaveTwenty(token);
  open();
  // Served after them: whatever they had begun is done by then.
  expect((await putIn(token)).status).toBe(200);
  const { _embedded } = await ask(provider, getCart, { as: 'buyer@vitis.test' });
  expect(_embedded.items).toMatchObject([{ idProduct: 1, qty: 1 }]);
});
