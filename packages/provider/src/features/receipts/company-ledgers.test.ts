import { sql } from 'drizzle-orm';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { readCompanyLedger } from './company-ledger.ts';
import { createCompanyLedgers } from './company-ledgers.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});
afterEach(() => provider.close());

const client = 1;
const today = '2026-11-20';

const write = (id: number, date: string, change: number, kind = 'OPENING') =>
  provider.database.execute(sql`INSERT INTO ledger_entries (id, client_company_id, date, kind, change, memo)
    OVERRIDING SYSTEM VALUE VALUES (${id}, ${client}, ${date}, ${kind}, ${change}, '이월')`);

test('a ledger that is held reads what has come alone, and is the same as one that is read whole', async () => {
  const ledgers = createCompanyLedgers(provider.database);
  const whole = () => readCompanyLedger(provider.database, client, today);
  const before = await ledgers(client, today);
  expect(before).toEqual(await whole());
  // Nothing has come: the very same.
  expect(await ledgers(client, today)).toBe(before);

  await write(9_001, '2026-11-19', 1_000);
  expect(await ledgers(client, today)).toEqual(await whole());
  // One of an earlier day stands in its place.
  await write(9_002, '2020-01-01', 2_000);
  const [first] = await ledgers(client, today);
  expect(first?.receipt).toMatchObject({ id: 9_002, balance: 2_000 });
  // One with a lower number, whose transaction was longer.
  await write(9_000, '2026-11-18', 3_000);
  const after = await ledgers(client, today);
  expect(after).toHaveLength(before.length + 3);
  expect(after).toEqual(await whole());
  // On another day other documents are overdue.
  expect(await ledgers(client, '2030-01-01')).toEqual(
    await readCompanyLedger(provider.database, client, '2030-01-01'),
  );
});

test('what is later than all of a held ledger settles what it touches alone, to the same', async () => {
  const ledgers = createCompanyLedgers(provider.database);
  const whole = () => readCompanyLedger(provider.database, client, today);
  await write(9_001, '2026-11-19', 5_000);
  const before = await ledgers(client, today);
  const owed = before.at(-1)!;
  expect(owed.receipt).toMatchObject({ id: 9_001 });
  expect(owed.receipt.open).toBeGreaterThan(0);

  const debt = owed.receipt.balance;
  for (const [id, change] of [
    [9_002, -1_000],
    [9_003, -debt],
    // From here on money is there that waits for what is sold.
    [9_004, 700],
    [9_005, 900],
  ] as const) {
    await write(id, '2026-11-20', change, change < 0 ? 'PAYMENT' : 'OPENING');
    expect(await ledgers(client, today)).toEqual(await whole());
  }
  // Who read it before still has what they read.
  expect(before.at(-1)).toBe(owed);
  expect(owed.receipt.balance).toBe(debt);
});
