import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { type Connection, connect, type Database } from '../db/connect.ts';
import { picturesIn } from '../features/contents/article-blocks.ts';
import { compareFiles } from '../features/files/compare-files.ts';
import { diskStore } from '../features/files/disk-store.ts';
import { drawPictures, seededShop } from '../test-support/seeded-shop.ts';
import { createFromTemplate, joinCluster, type TestCluster } from '../test-support/test-cluster.ts';
import { seed } from './seed.ts';

// Where nothing has been drawn yet, three hundred pictures are.
jest.setTimeout(600_000);

const TODAY = seoulDay(new Date());

let cluster: TestCluster;
let filesFolder: string;
const close: (() => Promise<void>)[] = [];

/** A database of its own, as it was made from a template. */
async function openShop(template: string, fill?: (database: Database) => Promise<void>): Promise<Connection> {
  const made = await createFromTemplate(cluster, template, fill);
  const connection = connect(made.url, { statementTimeout: 0 });
  close.push(made.drop, connection.close);
  return connection;
}

/** The demonstration shop, which other files of the run look at as well. */
const demonstration = (): Promise<Connection> => {
  const { template, fill } = seededShop(cluster);
  return openShop(template, fill);
};

/** A shop of so many wines. */
const shopOf = (products: number): Promise<Connection> =>
  openShop(`template_seed_${products}`, (database) =>
    seed(database, { filesFolder, today: TODAY, products }),
  );

/** What two seeds say that fill a shop at once. */
const said: string[] = [];
let twice: Promise<Connection> | undefined;

/** The shop that two seeds have filled at once. */
const filledTwice = (): Promise<Connection> => {
  const fill = async () => {
    const shop = await openShop('template_empty');
    const log = (line: string) => void said.push(line);
    await Promise.all([0, 1].map(() => seed(shop.database, { filesFolder, today: TODAY, log })));
    return shop;
  };
  twice ??= fill();
  return twice;
};

beforeAll(async () => {
  cluster = await joinCluster();
  filesFolder = seededShop(cluster).filesFolder;
  await drawPictures(cluster);
  close.push(cluster.close);
});

afterAll(async () => {
  for (const step of close.toReversed()) await step();
});

const rowsOf = async <Row>({ pool }: Connection, query: string): Promise<Row[]> =>
  (await pool.query(query)).rows as Row[];

const tablesOf = async (shop: Connection): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      shop,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** A finger print of every table, whatever order its rows lie in. */
async function printsOf(shop: Connection, leaveOut: readonly string[] = []): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await tablesOf(shop)) {
    if (leaveOut.includes(table)) continue;
    const [row] = await rowsOf<{ print: string }>(
      shop,
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS print FROM "${table}" t`,
    );
    prints[table] = row!.print;
  }
  return prints;
}

// The first one, so that the file that shares the shop of the others makes that meanwhile.
test('two seeds at once fill a shop once', async () => {
  await filledTwice();
  expect(said.filter((line) => line.includes('nothing was changed'))).toHaveLength(1);
});

test('numbers of everything go on behind those that rows came with', async () => {
  const shop = await demonstration();
  const tables = await rowsOf<{ name: string }>(
    shop,
    `SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'`,
  );
  const behind = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ isBehind: boolean }>(
      shop,
      `SELECT (SELECT max(id) FROM "${name}") > (SELECT last_value FROM "${name}_id_seq") AS "isBehind"`,
    );
    if (row?.isBehind) behind.push(name);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(behind).toEqual([]);
});

test('the shop has what was promised, and every picture that a row names is on disk', async () => {
  const shop = await demonstration();
  const [counts] = await rowsOf<Record<string, number>>(
    shop,
    `SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM wineries) AS wineries,
      (SELECT count(*)::int FROM countries) AS countries, (SELECT count(DISTINCT group_code)::int FROM grape_types) AS grapes,
      (SELECT count(*)::int FROM areas WHERE parent_id IS NOT NULL) AS inner_areas,
      (SELECT count(*)::int FROM stock WHERE qty = 0) AS sold_out, (SELECT count(*)::int FROM stock WHERE qty BETWEEN 1 AND 24) AS low,
      (SELECT count(*)::int FROM products WHERE vintage IS NULL) AS without_year,
      (SELECT count(*)::int FROM (SELECT wine_id FROM products GROUP BY wine_id HAVING count(*) > 1) several) AS several_years,
      (SELECT count(DISTINCT featured_id)::int FROM product_featureds) AS featureds, (SELECT count(*)::int FROM featureds) AS all_featureds`,
  );
  expect(counts!.products).toBeGreaterThanOrEqual(300);
  expect(counts!.wineries).toBeGreaterThanOrEqual(60);
  expect(counts!.countries).toBe(12);
  expect(counts!.grapes).toBeGreaterThanOrEqual(40);
  for (const some of ['inner_areas', 'sold_out', 'low', 'without_year', 'several_years'])
    expect(counts![some]).toBeGreaterThan(10);
  expect(counts!.featureds).toBe(counts!.all_featureds);

  const named = await rowsOf<{ picture: Picture }>(
    shop,
    'SELECT picture FROM products UNION ALL SELECT picture FROM areas UNION ALL SELECT picture FROM wineries UNION ALL SELECT picture FROM contents WHERE picture IS NOT NULL',
  );
  const articles = await rowsOf<{ html: string }>(
    shop,
    'SELECT texts.value AS html FROM contents, jsonb_each_text(body) texts',
  );
  const figures = articles.flatMap(({ html }) => picturesIn(html));
  expect(figures.length).toBeGreaterThan(10);
  const there = new Set(
    (await readdir(join(filesFolder, 'public'), { recursive: true })).map((file) => `/files/${file}`),
  );
  for (const picture of [...named.map((row) => row.picture), ...figures]) {
    for (const width of picture.widths) {
      for (const type of ['avif', 'webp']) expect(there).toContain(`${picture.base}-${width}.${type}`);
    }
  }
});

test('every completed delivery has one to three photos for its company, and their files are in the private part', async () => {
  const shop = await demonstration();
  const rows = await rowsOf<{ status: string; photos: number; foreign: number }>(
    shop,
    `SELECT d.status, count(f.id)::int AS photos,
       count(*) FILTER (WHERE f.client_company_id <> d.client_company_id OR f.owner_id <> d.driver_id OR f.policy <> 'COMPANY')::int AS foreign
     FROM deliveries d LEFT JOIN files f ON f.id IN (d.image1, d.image2, d.image3) GROUP BY d.id`,
  );
  for (const { status, photos, foreign } of rows) {
    expect(foreign).toBe(0);
    expect([1, 2, 3].includes(photos)).toBe(status === 'COMPLETED');
  }
  const counts = rows.map(({ photos }) => photos);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  const there = new Set(await readdir(join(filesFolder, 'private'), { recursive: true }));
  const photos = await rowsOf<{ key: string; picture: Picture }>(shop, 'SELECT key, picture FROM files');
  for (const { key, picture } of photos) {
    expect(picture.base).toBe(`/files/private/${key}`);
    for (const width of picture.widths) {
      for (const type of ['avif', 'webp']) expect(there).toContain(`${key}-${width}.${type}`);
    }
  }
});

test('photos that a store has lost are put back', async () => {
  const shop = await demonstration();
  const elsewhere = join(cluster.folder, 'seed-test-elsewhere');
  await seed(shop.database, { filesFolder: elsewhere, today: TODAY });
  const [photo] = await rowsOf<{ key: string }>(shop, 'SELECT key FROM files ORDER BY id LIMIT 1');
  expect(await readdir(join(elsewhere, 'private'), { recursive: true })).toContain(`${photo!.key}-160.avif`);
});

test('a shop whose files lie in another store has all of them there', async () => {
  const shop = await demonstration();
  const store = diskStore(join(cluster.folder, 'seed-test-store'));
  await seed(shop.database, { filesFolder, store, today: TODAY });
  const { known, missing, different } = await compareFiles(shop.database, store);
  expect(known).toBeGreaterThan(1000);
  expect({ missing, different }).toEqual({ missing: [], different: [] });
});

test('a second run changes nothing', async () => {
  const shop = await demonstration();
  const before = await printsOf(shop);
  const said: string[] = [];
  await seed(shop.database, { filesFolder, today: '2030-01-01', log: (line) => said.push(line) });
  expect(said).toEqual(['The shop is filled; nothing was changed.']);
  expect(await printsOf(shop)).toEqual(before);
});

test('two shops of the same day are alike, row for row', async () => {
  const [one, other] = [await demonstration(), await filledTwice()];
  // Salt makes every hash of a password another one; holidays follow a seed.
  const leaveOut = ['users', 'holidays'];
  expect(await printsOf(other, leaveOut)).toEqual(await printsOf(one, leaveOut));
  const people =
    'SELECT id, email, roles, full_name, mobile, client_company_id, created_at FROM users ORDER BY id';
  expect(await rowsOf(other, people)).toEqual(await rowsOf(one, people));
});

test('every group has prices for every wine, falling with the quantity', async () => {
  const shop = await demonstration();
  const broken = await rowsOf(
    shop,
    `SELECT p.id, g.code FROM products p CROSS JOIN client_groups g
     LEFT JOIN prices t ON t.product_id = p.id AND t.client_group_id = g.id
     GROUP BY p.id, g.code HAVING count(t.*) < 3 OR min(t.min_qty) <> 1
       OR array_agg(t.price ORDER BY t.min_qty) <> array_agg(t.price ORDER BY t.price DESC)`,
  );
  expect(broken).toEqual([]);
});

test('a load set has as many wines as asked for, each with a name, prices and stock of its own', async () => {
  const shop = await shopOf(1_500);
  const [counts] = await rowsOf<Record<string, number>>(
    shop,
    `SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM stock) AS stock,
      (SELECT count(DISTINCT product_id)::int FROM prices) AS priced, (SELECT count(DISTINCT product_id)::int FROM product_types) AS typed,
      (SELECT count(DISTINCT (name ->> 'ko-KR', vintage, volume_id, level_id, area_id))::int FROM products) AS names,
      (SELECT count(DISTINCT picture ->> 'base')::int FROM products) AS pictures`,
  );
  expect(counts).toMatchObject({ products: 1_500, stock: 1_500, priced: 1_500, typed: 1_500, names: 1_500 });
  expect(counts!.pictures).toBeLessThan(300);
  const [added] = await rowsOf<{ id: number }>(
    shop,
    `INSERT INTO wines (code) VALUES ('one more') RETURNING id`,
  );
  expect(added!.id).toBeGreaterThan(201);
});

test('a small set holds the first wines only', async () => {
  const shop = await shopOf(120);
  const [counts] = await rowsOf<{ products: number; wines: number }>(
    shop,
    'SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM wines) AS wines',
  );
  expect(counts!.products).toBe(120);
  expect(counts!.wines).toBeLessThan(120);
});
