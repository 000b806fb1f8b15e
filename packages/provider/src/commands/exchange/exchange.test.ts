import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { readConfig } from '../../config.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { audit, prices, products, staffClients } from '../../db/schema.ts';
import { EXCHANGES } from '../../exchange/subjects.ts';
import { seededShop } from '../../test-support/seeded-shop.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { createFromTemplate, joinCluster, type TestCluster } from '../../test-support/test-cluster.ts';
import { checkCommand } from '../check.command.ts';
import type { Command } from '../command.ts';
import { exportCommand } from '../export.command.ts';
import { importCommand } from '../import.command.ts';
import { runCli } from '../run-cli.ts';
import { seedCommand } from '../seed.command.ts';

const examples = resolve(import.meta.dirname, '../../../../../docs/examples');
const SUBJECTS = EXCHANGES.map(({ name }) => name);

let cluster: TestCluster;
let connection: Connection;
let drop: () => Promise<void>;
let folder: string;
let said: string[];

beforeAll(async () => {
  cluster = await joinCluster();
});
afterAll(() => cluster.close());

async function open(template: string, fill: Parameters<typeof createFromTemplate>[2]) {
  const made = await createFromTemplate(cluster, template, fill);
  connection = connect(made.url, { statementTimeout: 0 });
  drop = made.drop;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitis-exchange-'));
  said = [];
});
afterEach(async () => {
  await connection.close();
  await drop();
  await rm(folder, { recursive: true });
});

const run = (command: Command, ...args: string[]) =>
  command.run(args, { config: readConfig({}), connection, say: (line) => said.push(line) });
const at = (name: string) => join(folder, name);
const write = (name: string, text: string | Uint8Array) => writeFile(at(name), text);
const bring = async (subject: string, text: string, ...options: string[]) => {
  await write(`${subject}.csv`, text);
  return run(importCommand, subject, at(`${subject}.csv`), ...options);
};
const audited = async () =>
  (await connection.database.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];
const countOf = async (table: string) =>
  Number((await connection.database.execute(sql.raw(`SELECT count(*) FROM ${table}`))).rows[0]!.count);

describe('a shop that has something', () => {
  beforeEach(() => open('template_small', smallShop.with));

  test.each(SUBJECTS.flatMap((name) => ['csv', 'xlsx', 'json'].map((type) => [name, type])))(
    'what is exported of %s as %s comes back and changes nothing',
    async (name, type) => {
      const file = at(`${name}.${type}`);
      expect(await run(exportCommand, name!, file)).toBe(0);
      expect(await audited()).toMatchObject({ action: `export.${name}`, userId: null });
      expect(await run(importCommand, name!, file)).toBe(0);
      expect(said.at(-1)).toMatch(new RegExp(`^${name}: 0 new, 0 changed, \\d+ the same\\.$`));
    },
  );

  test('a price list is the one of the file, and is recorded', async () => {
    const file =
      'code,vintage,volume,group,price,tiers\r\nwine-1,2019,750,STANDARD,"41,000",24:39000 | 6:40000\r\n';
    expect(await bring('prices', file)).toBe(0);
    const rows = await connection.database
      .select({ qty: prices.minQty, price: prices.price })
      .from(prices)
      .where(sql`${prices.productId} = 1 AND ${prices.clientGroupId} = 1`)
      .orderBy(prices.minQty);
    expect(rows).toEqual([
      { qty: 1, price: 41_000 },
      { qty: 6, price: 40_000 },
      { qty: 24, price: 39_000 },
    ]);
    expect(await audited()).toMatchObject({
      action: 'import.prices',
      details: { file: 'prices.csv', changed: 1 },
    });
    expect(await run(checkCommand)).toBe(0);
    expect(await bring('prices', file)).toBe(0);
    expect(said.at(-1)).toContain('0 new, 0 changed, 1 the same');
  });

  test('a dry run says what it would do, and a column that is left out stays as it is', async () => {
    const file = 'code,vintage,volume,name\nwine-1,2019,750,샤토 새이름\n';
    expect(await bring('products', file, '--dry-run')).toBe(0);
    expect(said.at(-1)).toBe('products: 0 new, 1 changed, 0 the same; a dry run, nothing was changed.');
    const named = async () =>
      (await connection.database.select().from(products).where(eq(products.id, 1)))[0];
    expect((await named())?.name['ko-KR']).toBe('샤토 라모네');
    expect(await bring('products', file)).toBe(0);
    expect(await named()).toMatchObject({
      name: { 'ko-KR': '샤토 새이름' },
      nameEn: 'Château Lamonet',
      score: 93,
    });
  });

  test('a file that Excel saved in Korea is read, and said to be', async () => {
    // 샤토 똠 in CP949; its last syllable is none of those of KS X 1001.
    const name = [0xbb, 0xfe, 0xc5, 0xe4, 0x20, 0x8c, 0x63];
    await write(
      'old.csv',
      Uint8Array.from([...Buffer.from('code,vintage,volume,name\nwine-1,2019,750,'), ...name, 0x0a]),
    );
    expect(await run(importCommand, 'products', at('old.csv'))).toBe(0);
    expect(said[0]).toContain('CSV in cp949');
    const [product] = await connection.database.select().from(products).where(eq(products.id, 1));
    expect(product?.name['ko-KR']).toBe('샤토 똠');
    await expect(run(importCommand, 'products', at('old.csv'), '--encoding', 'utf-8')).rejects.toThrow(
      'no text in utf-8',
    );
  });

  test('nothing of a file with 10,000 wrong rows is taken; some are shown, and a report has all', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `wine-1,2019,${751 + index},-1`);
    const file = ['code,vintage,volume,qty', 'wine-1,2019,750,5', ...rows].join('\n');
    expect(await bring('stock', file, '--report', at('report.csv'))).toBe(1);
    expect(said.filter((line) => line.startsWith('row '))).toHaveLength(20);
    expect(said.at(-1)).toBe('10000 of 10001 rows cannot be taken; nothing was changed.');
    const report = (await readFile(at('report.csv'), 'utf8')).trim().split('\r\n');
    expect(report).toHaveLength(10_002);
    expect(report[2]).toBe('3,refused,qty takes a whole number from 0 to 10000000');
    const { rows: stock } = await connection.database.execute(
      sql`SELECT qty FROM stock WHERE product_id = 1`,
    );
    expect(stock).toEqual([{ qty: 312 }]);
  });

  test.each([
    ['a formula', 'stock', 'code,vintage,volume,qty\n"=cmd|\' /C calc\'!A0",2019,750,1', 'code is a formula'],
    ['a product twice', 'stock', 'code,vintage,volume,qty\nwine-1,2019,750,1\nwine-1,2019,750,2', 'row 2'],
    [
      'a wine that is not there',
      'stock',
      'code,vintage,volume,qty\nwine-1,1999,750,1',
      'there is no product wine-1 1999 750',
    ],
    [
      'no group',
      'prices',
      'code,vintage,volume,group,price\nwine-1,2019,750,FRIENDS,1',
      'there is no group FRIENDS',
    ],
    [
      'a line moved by a comma',
      'stock',
      'code,vintage,volume,qty\nwine-1,2019,750,1,000',
      'more cells than the head',
    ],
    [
      'a new wine that lacks something',
      'products',
      'code,volume,name\nnew-1,750,새 와인',
      'is new and needs nameEn',
    ],
    ['a company number of nine digits', 'clients', 'registrationNumber,name\n123456789,상호', 'ten digits'],
    [
      'nobody who sells',
      'clients',
      'registrationNumber,sales\n120-81-47521,buyer@vitis.test',
      'no sales person',
    ],
    [
      'languages that say other things',
      'contents',
      'code,kind,title,text,text.en-US\nq,FAQ,물음,하나,"a\n\nb"',
      'other headings',
    ],
  ])('%s is refused, and nothing is written', async (_name, subject, text, line) => {
    const before = await countOf('audit');
    expect(await bring(subject!, text!)).toBe(1);
    expect(said.join('\n')).toContain(line);
    expect(await countOf('audit')).toBe(before);
  });

  test.each([
    [
      'a column that nobody knows',
      'code,vintage,volume,quantity\nwine-1,2019,750,1',
      'stock have no column "quantity"',
    ],
    ['no column that names the row', 'vintage,qty\n2019,1', 'the file has no column code, volume'],
  ])('%s is a mistake of the file as a whole', async (_name, text, message) => {
    await expect(bring('stock', text!)).rejects.toThrow(message);
  });

  test('a cell of a workbook that calculates is refused, and a text that only looks so is never run', async () => {
    const cells = new Map([['1,3', { formula: '2+3', formulaResult: 5, type: 'formula' as const }]]);
    const rows = [
      ['code', 'vintage', 'volume', 'qty'],
      ['wine-1', 2019, 750, null],
    ];
    await write('stock.xlsx', await writeXlsx({ sheets: [{ name: 'stock', rows, cells }] }));
    expect(await run(importCommand, 'stock', at('stock.xlsx'))).toBe(1);
    expect(said.join('\n')).toContain('qty is a formula');

    await connection.database.execute(sql`UPDATE client_companies SET name = '=HYPERLINK("x")' WHERE id = 1`);
    expect(await run(exportCommand, 'clients', at('clients.csv'))).toBe(0);
    expect(await readFile(at('clients.csv'), 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await run(importCommand, 'clients', at('clients.csv'))).toBe(0);
    expect(said.at(-1)).toContain('0 new, 0 changed');
  });

  test('a client goes to who is named for it', async () => {
    expect(await bring('clients', 'registrationNumber,sales\n120-81-47521,sales2@vitis.test')).toBe(0);
    const rows = await connection.database
      .select()
      .from(staffClients)
      .where(eq(staffClients.clientCompanyId, 1));
    expect(rows).toEqual([{ userId: 4, clientCompanyId: 1, first: true }]);
  });
});

test('the examples make a shop of an empty database, and the same once more changes nothing', async () => {
  await open('template_empty', async () => undefined);
  expect(await run(seedCommand, '--reference')).toBe(0);
  for (const name of SUBJECTS) expect(await run(importCommand, name, join(examples, `${name}.csv`))).toBe(0);
  expect(said.filter((line) => line.startsWith('new '))).toEqual(
    expect.arrayContaining(['new winery: 샤토 벨마스 (Château Belmas)']),
  );
  for (const name of SUBJECTS) {
    expect(await run(importCommand, name, join(examples, `${name}.csv`))).toBe(0);
    expect(said.at(-1)).toMatch(/: 0 new, 0 changed/);
  }
  expect(await countOf('users')).toBe(0);
  expect(await countOf('products')).toBe(5);
  expect(await run(checkCommand)).toBe(0);
});

test('the whole demonstration goes out and comes back unchanged', async () => {
  const shop = seededShop(cluster);
  await open(shop.template, shop.fill);
  for (const name of SUBJECTS) {
    expect(await run(exportCommand, name, at(`${name}.csv`))).toBe(0);
    expect(await run(importCommand, name, at(`${name}.csv`))).toBe(0);
    expect(said.at(-1)).toMatch(/: 0 new, 0 changed/);
  }
  // Where no other test has, it fills the shop first.
}, 180_000);

test('each says how it is called, and which columns there are', async () => {
  await open('template_small', smallShop.with);
  const spoken = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await runCli(['import', 'stock', '--help'], {})).toBe(0);
  expect(spoken.mock.calls.join('\n')).toMatch(
    /Usage: import .* FILE[\s\S]*docs\/examples\/stock\.csv[\s\S]*lowAt .*24/,
  );
  expect(await runCli(['export', '--help'], {})).toBe(0);
  expect(spoken.mock.calls.join('\n')).toContain('holidays');
});
