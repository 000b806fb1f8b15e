import { changeOwnWines, listOwnWines } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now = TODAY;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  // Nothing is in a house before it was handed over.
  await provider.database.execute(sql`
    UPDATE order_forms SET status = 'COMPLETED', completed_at = ${TODAY.toISOString()}::timestamptz - interval '2 days',
      approved_at = COALESCE(approved_at, requested_at), stock_taken = true
    WHERE status = 'CONFIRMED' AND client_company_id = (
      SELECT client_company_id FROM users WHERE email = 'buyer@vitis.test')`);
});
afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const list = async (as = buyer) => (await ask(provider, listOwnWines, { as }))._embedded.items;

test('lists what was handed over with its last price, and nothing of other companies', async () => {
  const wines = await list();
  expect(wines.length).toBeGreaterThan(0);
  for (const wine of wines) {
    expect(wine.bought).toBeGreaterThan(0);
    expect(wine.lastUnitPrice).toBeGreaterThan(0);
    expect(wine.product?.id).toBe(wine.idProduct);
    expect([wine.counted, wine.countedAt, wine.boughtSince, wine.glassMillilitres]).toEqual([
      null,
      null,
      0,
      125,
    ]);
  }
  const theirs = (await list('buyer2@vitis.test')).map(({ idProduct, bought }) => `${idProduct} ${bought}`);
  expect(theirs).not.toEqual(wines.map(({ idProduct, bought }) => `${idProduct} ${bought}`));
});

test('a change writes what it names and leaves the rest; what comes after a count is added to it', async () => {
  const [wine] = await list();
  const { idProduct, bought } = wine!;
  const change = (item: object, as = buyer) =>
    call(provider, changeOwnWines, { body: { items: [{ idProduct, ...item }] }, as });
  expect((await change({ par: 12, glassPrice: 16_500 })).status).toBe(200);
  expect((await change({ left: 5 })).status).toBe(200);
  expect((await list()).find((each) => each.idProduct === idProduct)).toMatchObject({
    bought,
    counted: 5,
    boughtSince: 0,
    par: 12,
    glassPrice: 16_500,
    bottlePrice: null,
  });
  await provider.database.execute(
    sql`UPDATE own_wines SET counted_at = ${TODAY.toISOString()}::timestamptz - interval '3 days'`,
  );
  now = TODAY;
  expect((await list()).find((each) => each.idProduct === idProduct)?.boughtSince).toBeGreaterThan(0);
});

test('what is no count is refused, and so is a wine that the company never bought', async () => {
  const [wine] = await list();
  const change = (item: object) =>
    call(provider, changeOwnWines, { body: { items: [item as never] }, as: buyer });
  for (const wrong of [
    { left: -1 },
    { par: 1.5 },
    { glassMillilitres: 5 },
    { glassPrice: 1e12 },
    { left: '3' },
  ])
    expect((await refused(await change({ idProduct: wine!.idProduct, ...wrong }))).status).toBe(400);
  const bought = new Set((await list()).map(({ idProduct }) => idProduct));
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((id) => !bought.has(id))!;
  expect((await refused(await change({ idProduct: other, left: 1 }))).status).toBe(404);
});

test('the workbook says what is missing, and what a glass and a bottle bring', async () => {
  const [wine] = await list();
  const { idProduct, lastUnitPrice } = wine!;
  await call(provider, changeOwnWines, {
    body: { items: [{ idProduct, left: 5, par: 12, glassPrice: 16_500, bottlePrice: 88_000 }] },
    as: buyer,
  });
  const answered = await call(provider, listOwnWines, { as: buyer, query: { format: 'xlsx' } });
  const { sheets } = await readXlsx(new Uint8Array(await answered.arrayBuffer()));
  const [headers, ...rows] = sheets[0]!.rows;
  const row = rows.find((cells) => cells.includes(88_000))!;
  const cell = (header: string) => row[headers!.indexOf(header)];
  const cost = Math.ceil(lastUnitPrice / 6);
  expect(cell('부족(병)')).toBe(7);
  expect(cell('잔 원가(부가세 별도)')).toBe(cost);
  expect(cell('잔 마진(부가세 별도)')).toBe(15_000 - cost);
  expect(cell('병 마진(부가세 별도)')).toBe(80_000 - lastUnitPrice);
  expect(cell('병 마진율')).toBe((100 - Math.round((lastUnitPrice / 80_000) * 100)) / 100);
});
