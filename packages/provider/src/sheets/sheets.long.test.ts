import { execFileSync } from 'node:child_process';
import { listOrderFormsOfSales, SHEET_ROWS_LIMIT, urlOf } from '@vitis/contracts';
import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { type ProviderProcess, startProviderProcess } from '../test-support/provider-process.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

const ORDERS = howMany(2_000, SHEET_ROWS_LIMIT);
/** Bytes above what the process has at rest, while the file is made. */
const MOST_MEMORY = 150 * 1024 * 1024;
const FIRST_ID = 100_000;
const AT_ONCE = 2_000;

let shop: TestProvider | undefined;
let provider: ProviderProcess | undefined;

beforeAll(async () => {
  shop = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
  const { database } = shop;
  // No statement takes longer than a call may.
  for (let from = 1; from <= ORDERS; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(ORDERS, from + AT_ONCE - 1)}::int) n`;
    await database.execute(sql`
      INSERT INTO order_forms
      SELECT copy.* FROM ${numbers}, LATERAL jsonb_populate_record(
        (SELECT o FROM order_forms o WHERE id < ${FIRST_ID} AND client_company_id = 1 ORDER BY id LIMIT 1),
        jsonb_build_object('id', ${FIRST_ID}::int + n, 'number', 'O20261101-' || lpad(n::text, 6, '0'),
          'estimate_id', NULL, 'requested_at', '2026-11-01T01:00:00Z')) copy`);
    await database.execute(sql`
      INSERT INTO order_form_lines
      SELECT copy.* FROM ${numbers}, LATERAL jsonb_populate_record(
        (SELECT l FROM order_form_lines l WHERE id < ${FIRST_ID} ORDER BY id LIMIT 1),
        jsonb_build_object('id', ${FIRST_ID}::int + n, 'order_form_id', ${FIRST_ID}::int + n, 'position', 1)) copy`);
  }
  await database.execute(sql`ANALYZE`);
  provider = await startProviderProcess(shop);
}, LONG_TIMEOUT);

afterAll(async () => {
  await provider?.kill();
  await shop?.close();
});

const memory = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(provider?.pid)], { encoding: 'utf8' })) * 1024;

test(
  'a list of as many rows as a workbook has is made within the memory that a small one takes',
  async () => {
    const headers = { authorization: `Bearer ${await shop?.token('sales@vitis.test')}` };
    const sheet = (day: string) =>
      fetch(
        (provider?.url ?? '') +
          urlOf(listOrderFormsOfSales, { query: { format: 'xlsx', dateFrom: day, dateTo: day } }),
        { headers },
      );
    // What is loaded with the first one is there afterwards.
    await (await sheet('2026-08-12')).arrayBuffer();
    const idle = memory();
    let most = idle;
    const look = setInterval(() => {
      most = Math.max(most, memory());
    }, 100);
    const bytes = await sheet('2026-11-01')
      .then(async (response) => new Uint8Array(await response.arrayBuffer()))
      .finally(() => clearInterval(look));
    did({ rows: ORDERS, bytes: bytes.length, megabytes: most >> 20, idle: idle >> 20 });
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]!.rows).toHaveLength(ORDERS + 1);
    expect(most - idle).toBeLessThan(MOST_MEMORY);
  },
  LONG_TIMEOUT,
);
