import { listClientAccounts } from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { checkCommand } from '../../commands/check.command.ts';
import { readConfig } from '../../config.ts';
import { clientCompanies, stock } from '../../db/schema.ts';
import { ask } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { type TradingShop, tradeForADay } from '../../test-support/trade-days/day-of-trade.ts';

jest.setTimeout(LONG_TIMEOUT);

const DAYS = howMany(18, 1_000);
/** After so many days all of it is looked at. */
const LOOKED_AT = howMany(18, 50);
const PLENTY = 90_000_000;
const DAY = 24 * 60 * 60 * 1000;

let provider: TestProvider;
let now = TODAY;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  // Thousands of mails and notices that nobody reads.
  await provider.app.outbox.stop();
  await provider.database.update(stock).set({ qty: PLENTY });
  await provider.database.update(clientCompanies).set({ creditCheck: 'NONE' });
});
afterAll(() => provider.close());

/** What `provider check` finds wrong. */
async function broken(): Promise<string[]> {
  const said: string[] = [];
  const connection = { database: provider.database, pool: provider.pool, close: async () => undefined };
  await checkCommand.run([], { config: readConfig({}), connection, say: (line) => said.push(line) });
  return said.filter((line) => !line.startsWith('ok'));
}

/** Wines of which bottles are neither in stock nor on an order that stands; what was collected is in stock again. */
async function missingBottles() {
  const { rows } = await provider.database.execute<{ missing: string }>(sql`
    SELECT ${PLENTY} - s.qty - COALESCE((
      SELECT sum(l.qty) FROM order_form_lines l JOIN order_forms o ON o.id = l.order_form_id
      WHERE l.product_id = s.product_id AND o.status <> 'CANCELLED' AND o.stock_taken AND o.id > 1000), 0)
    + COALESCE((
      SELECT sum(l.qty) FROM delivery_lines l JOIN deliveries d ON d.id = l.delivery_id
      WHERE l.product_id = s.product_id AND d.classify = 'COLLECT' AND d.status = 'COMPLETED'
        AND d.order_form_id > 1000), 0) AS missing
    FROM stock s`);
  return rows.filter(({ missing }) => Number(missing) !== 0);
}

/** 미수금 as sales staff read it, beside the sum of the rows; read each time, so that what is held is followed, too. */
async function receivables() {
  const shown: number[] = [];
  for (const as of ['sales@vitis.test', 'sales2@vitis.test'])
    shown.push((await ask(provider, listClientAccounts, { as, query: {} })).receivable);
  const { rows } = await provider.database.execute<{ sum: string }>(
    sql`SELECT sum(change) FROM ledger_entries WHERE client_company_id IN (1, 2)`,
  );
  return { shown: shown.reduce((sum, each) => sum + each, 0), kept: Number(rows[0]!.sum) };
}

test('days of trade by all roles leave documents, ledgers, statements and bottles that foot', async () => {
  const done: TradingShop['done'] = new Map();
  let days = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (choose) => {
      const shop: TradingShop = {
        provider,
        now: () => now,
        below: (bound) => choose(fc.nat, { max: bound - 1 }),
        open: [],
        done,
      };
      for (let day = 1; day <= DAYS; day += 1) {
        now = new Date(now.getTime() + DAY);
        await tradeForADay(shop);
        days += 1;
        if (day % LOOKED_AT !== 0) continue;
        expect(await broken()).toEqual([]);
        expect(await missingBottles()).toEqual([]);
        const { shown, kept } = await receivables();
        expect(shown).toBe(kept);
      }
    }),
    // What has been traded stays: a second run would begin with it.
    { numRuns: 1, endOnFailure: true },
  );
  const calls = [...done.values()];
  did({
    days,
    calls: calls.reduce((sum, { times }) => sum + times, 0),
    refusals: calls.reduce((sum, { refused }) => sum + refused, 0),
  });
  // A run in which nothing could be done proves nothing.
  expect(calls.filter(({ times, refused }) => times > refused).length).toBeGreaterThan(10);
});
