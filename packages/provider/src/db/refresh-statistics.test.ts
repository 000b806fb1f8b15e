import { sql } from 'drizzle-orm';
import { multiply } from '../seed/insert/load-set.ts';
import { smallShop, TODAY } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { refreshStatistics } from './refresh-statistics.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  await multiply(provider.database, 3_000);
  await refreshStatistics(provider.database);
});

afterAll(() => provider.close());

const plan = async (query: string): Promise<string> => {
  const { rows } = await provider.database.execute<{ 'QUERY PLAN': string }>(sql.raw(`EXPLAIN ${query}`));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('after a load set the server knows how many rows each of its tables has', async () => {
  const look = async () =>
    (
      await provider.database.execute<{ name: string; rows: number; seen: boolean }>(sql`
        SELECT relname AS name, reltuples::int AS rows, relallvisible > 0 AS seen FROM pg_class
        WHERE relname IN ('products', 'stock') ORDER BY relname`)
    ).rows;
  // What the provider reads meanwhile keeps rows from being marked: then the next one marks them.
  for (let again = 0; again < 20 && (await look()).some(({ seen }) => !seen); again += 1)
    await refreshStatistics(provider.database);
  expect(await look()).toEqual([
    { name: 'products', rows: 3_000, seen: true },
    { name: 'stock', rows: 3_000, seen: true },
  ]);
  const { rows: columns } = await provider.database.execute(sql`
    SELECT attname FROM pg_stats WHERE tablename = 'products' AND attname IN ('id', 'name_en')`);
  expect(columns).toHaveLength(2);
});

test.each([
  ['a product', 'SELECT * FROM products WHERE id = 2000', 'products_pkey'],
  ['what a winery has', 'SELECT id FROM products WHERE winery_id = 4711', 'products_winery'],
])('%s is found by its index', async (_name, query, index) => {
  const found = await plan(query);
  expect(found).toMatch(new RegExp(`Index.* on \\w*${index}|Index Scan using ${index}`));
  expect(found).not.toContain('Seq Scan');
});

test('a plan goes by the rows that are there', async () => {
  const before = await plan('SELECT count(*) FROM products');
  expect(before).toContain('rows=3000');
});
