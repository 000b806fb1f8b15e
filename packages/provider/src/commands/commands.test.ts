import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { type Connection, connect } from '../db/connect.ts';
import { audit, orderFormLines, orderForms, outbox, users } from '../db/schema.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { createFromTemplate, joinCluster, type TestCluster } from '../test-support/test-cluster.ts';
import { checkCommand } from './check.command.ts';
import { clientsCommand } from './clients.command.ts';
import type { Command } from './command.ts';
import { runCli } from './run-cli.ts';

let cluster: TestCluster;
let connection: Connection;
let url: string;
let drop: () => Promise<void>;
let said: string[];

beforeEach(async () => {
  cluster = await joinCluster();
  ({ url, drop } = await createFromTemplate(cluster, 'template_small', smallShop.with));
  connection = connect(url);
  said = [];
});

afterEach(async () => {
  await connection.close();
  await drop();
  await cluster.close();
});

const run = (command: Command, ...args: string[]) =>
  command.run(args, { config: readConfig({}), connection, say: (line) => said.push(line) });

test('approving a sign-up lets the applicant in, writes to it and is recorded', async () => {
  expect(await run(clientsCommand, 'approve', 'Pending@vitis.test')).toBe(0);
  const [user] = await connection.database.select().from(users).where(eq(users.email, 'pending@vitis.test'));
  expect(user?.status).toBe('APPROVED');
  expect(await connection.database.select().from(outbox)).toMatchObject([
    { channel: 'mail', payload: { recipient: 'pending@vitis.test' } },
  ]);
  expect(await connection.database.select().from(audit)).toMatchObject([
    { action: 'client.approve', target: 'user:6' },
  ]);
});

test.each([
  ['somebody unknown', ['approve', 'nobody@vitis.test'], 'There is no account'],
  ['who is in already', ['approve', 'buyer@vitis.test'], 'is approved already'],
  ['who is in use', ['reject', 'buyer@vitis.test'], 'is approved and in use'],
])('does nothing for %s, and says why', async (_name, args, line) => {
  expect(await run(clientsCommand, ...args)).toBe(1);
  expect(said.join('\n')).toContain(line);
  expect(await connection.database.select().from(outbox)).toEqual([]);
});

test.each([[[]], [['welcome', 'a@b.c']], [['approve']], [['approve', 'a@b.c', 'd@e.f']]])(
  'does not understand "clients %j"',
  async (args) => {
    await expect(run(clientsCommand, ...args)).rejects.toThrow('name a decision and one email address');
  },
);

test('data that keeps its promises passes the check', async () => {
  expect(await run(checkCommand)).toBe(0);
  expect(said.every((line) => line.startsWith('ok'))).toBe(true);
});

test.each([
  [
    'an order form that does not foot',
    `UPDATE order_forms SET supply = supply + 10, total = total + 10`,
    'O20260812-0001',
  ],
  [
    'a confirmed order form without its stock',
    `ALTER TABLE order_forms DROP CONSTRAINT order_forms_stock; UPDATE order_forms SET stock_taken = false`,
    'O20260812-0001',
  ],
  [
    'a sale of what nobody confirmed',
    `UPDATE order_forms SET status = 'REQUESTED';
     INSERT INTO ledger_entries (client_company_id, date, kind, supply, tax, change, order_form_id)
     VALUES (1, '2026-11-20', 'SALE', 10, 1, 11, 1)`,
    'O20260812-0001',
  ],
  [
    'more sold than an order is worth',
    `INSERT INTO ledger_entries (client_company_id, date, kind, supply, tax, change, order_form_id)
     VALUES (1, '2026-11-20', 'SALE', 10000000, 1, 10000001, 1)`,
    'O20260812-0001',
  ],
  [
    'a sale in the ledger of another client',
    `INSERT INTO ledger_entries (id, client_company_id, date, kind, supply, tax, change, order_form_id)
     VALUES (7, 2, '2026-11-20', 'SALE', 10, 1, 11, 1)`,
    'ledger entry 7',
  ],
  [
    'money with a tax',
    `INSERT INTO ledger_entries (id, client_company_id, date, kind, tax, change)
     VALUES (7, 1, '2026-11-20', 'PAYMENT', 1, -11)`,
    'ledger entry 7',
  ],
  [
    'an order of an estimate that is not confirmed',
    `UPDATE order_forms SET estimate_id = 1`,
    'O20260812-0001',
  ],
  [
    'a delivery of more than was ordered',
    `INSERT INTO deliveries (id, order_form_id, client_company_id, manager_id, type, classify, request_date)
     VALUES (1, 1, 1, 3, 'DIRECT', 'SUPPLY', '2026-11-20');
     INSERT INTO delivery_lines VALUES (1, 1, 25)`,
    'O20260812-0001',
  ],
  [
    'a sale that no line leads to',
    `INSERT INTO ledger_entries (id, client_company_id, date, kind, supply, tax, change, order_form_id)
     VALUES (7, 1, '2026-11-20', 'SALE', 10, 1, 11, 1)`,
    'ledger entry 7',
  ],
  [
    'a line that its estimate has not',
    `UPDATE order_forms SET estimate_id = 4; UPDATE order_form_lines SET product_id = 7`,
    'O20260812-0001',
  ],
  [
    'a company without a default address',
    `INSERT INTO shipping_addresses (client_company_id, name, full_name, mobile, postal_code, address1)
     VALUES (1, '본점', '김도윤', '01012345678', '04400', '서울')`,
    'company 1',
  ],
  [
    'less than no stock',
    `ALTER TABLE stock DROP CONSTRAINT stock_qty; UPDATE stock SET qty = -1 WHERE product_id = 1`,
    'product 1',
  ],
  [
    'a repeating order whose date has the order of another client',
    `INSERT INTO repeating_orders (id, client_company_id, created_by, interval, first_day, asks_first, recipient_name,
       recipient_mobile, postal_code, address1)
     VALUES (7, 2, 2, 'WEEKLY', '2026-11-26', true, '김도윤', '01012345678', '04400', '서울');
     INSERT INTO repeating_order_lines VALUES (7, 1, 0, 6);
     INSERT INTO repeating_order_dates VALUES (7, '2026-11-26', '2026-11-26', '2026-11-24', 'ORDERED', 'O20260812-0001')`,
    'repeating order 7',
  ],
  ['a gap in the numbers', `UPDATE document_counters SET last = 6 WHERE kind = 'E'`, 'E 2026-11-18'],
  ['a room that lost a message', `DELETE FROM chat_messages WHERE sequence = 1`, 'room 1'],
  [
    'a price list that begins at a dozen',
    `DELETE FROM prices WHERE product_id = 1 AND min_qty = 1`,
    'product 1',
  ],
])('finds %s', async (_name, damage, named) => {
  await connection.database.execute(sql.raw(damage));
  expect(await run(checkCommand)).toBe(1);
  expect(said.join('\n')).toContain(named);
});

/** The order of the shop, placed with its wine at such a price. */
const placedAt = (unitPrice: number) =>
  `UPDATE order_forms SET placed = '{"dueDate": null, "products": [{"idProduct": 1, "qty": 24, "unitPrice": ${unitPrice}}]}'`;
/** What its buyer has accepted of a proposal: the wine at another price. */
const acceptedAt = (unitPrice: number) =>
  `INSERT INTO order_proposals (order_form_id, number, status, author_id, due_date, lines, total, total_before, answered_at)
   VALUES (1, 1, 'PARTLY_ACCEPTED', 3, '2026-11-24', '[{"position": 1, "idProduct": 1, "qty": 24,
     "unitPrice": ${unitPrice}, "accepted": true, "before": {"idProduct": 1}}]', 0, 0, now())`;
const ofEstimate = 'UPDATE order_forms SET estimate_id = 4';

test.each([
  ['an order that costs more than its estimate', 'BROKEN', 38_501, [ofEstimate]],
  ['one at the price of its estimate', 'ok', 38_500, [ofEstimate]],
  ['one that was placed for more', 'BROKEN', 36_450, [ofEstimate, placedAt(38_501)]],
  [
    'one that was placed for less, and costs more by a proposal',
    'ok',
    40_000,
    [ofEstimate, placedAt(38_500), acceptedAt(40_000)],
  ],
] as const)(
  'compares the money of an estimate with that of %s: %s',
  async (_name, verdict, price, damage) => {
    await atPrice(price);
    for (const each of damage) await connection.database.execute(sql.raw(each));
    await run(checkCommand);
    expect(said).toContain(
      `${verdict.padEnd(6)}  every line of an order form of an estimate is one of the estimate, at its price or lower`,
    );
    expect(said.filter((line) => line.startsWith('BROKEN'))).toHaveLength(verdict === 'BROKEN' ? 1 : 0);
  },
);

test.each([
  ['what it did when it was placed', 'ok', [placedAt(36_450)]],
  ['more than when it was placed', 'BROKEN', [placedAt(36_000)]],
  ['more than when it was placed, as was accepted', 'ok', [placedAt(36_000), acceptedAt(36_450)]],
  [
    'what it did when it was placed, though less was accepted',
    'BROKEN',
    [placedAt(36_450), acceptedAt(36_000)],
  ],
] as const)('knows an order that costs %s: %s', async (_name, verdict, damage) => {
  for (const each of damage) await connection.database.execute(sql.raw(each));
  await run(checkCommand);
  expect(said).toContain(
    `${verdict.padEnd(6)}  no line of an order form has more, or costs more, than its buyer has agreed to`,
  );
  expect(said.filter((line) => line.startsWith('BROKEN'))).toHaveLength(verdict === 'BROKEN' ? 1 : 0);
});

/** Has the order of the shop cost so much a bottle, down to its sums. */
async function atPrice(unitPrice: number): Promise<void> {
  const supply = unitPrice * 24;
  const tax = Math.floor(supply / 10);
  await connection.database.update(orderFormLines).set({ unitPrice, supply, tax });
  await connection.database.update(orderForms).set({ supply, tax, total: supply + tax });
}

describe('the command line', () => {
  const spoken: string[] = [];
  beforeEach(() => {
    spoken.length = 0;
    for (const method of ['log', 'error'] as const) {
      jest
        .spyOn(console, method)
        .mockImplementation((...words: unknown[]) => void spoken.push(words.join(' ')));
    }
  });

  test('names its commands when it does not know one', async () => {
    expect(await runCli(['frobnicate'], {})).toBe(2);
    expect(spoken[0]).toContain('There is no command "frobnicate"');
    for (const name of ['migrate', 'seed', 'check', 'clients', 'accounts', 'import', 'export', 'files'])
      expect(spoken[0]).toContain(name);
    expect(await runCli([], {})).toBe(2);
    expect(await runCli(['help'], {})).toBe(0);
  });

  test('runs a command on the database that it is given', async () => {
    expect(await runCli(['check'], { DATABASE_URL: url })).toBe(0);
    expect(await runCli(['migrate'], { DATABASE_URL: url })).toBe(0);
    expect(await runCli(['seed', '--products', 'many'], { DATABASE_URL: url })).toBe(2);
    expect(spoken.at(-1)).toContain('Usage: seed [--reference|--products N]');
  });
});
