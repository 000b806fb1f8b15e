import { listProducts, type QueryOf } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { grapeTypes, prices, products, productTypes, stock } from '../../db/schema.ts';
import { insertRows } from '../../seed/trade/insert-rows.ts';
import { ask } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

/** More than a search for the best matches looks at, of each of two kinds. */
const COPIES = 1_100;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  const [wine] = await provider.database.select().from(products).where(eq(products.id, 3));
  const copies = [1, 2].flatMap((kindId) =>
    Array.from({ length: COPIES }, (_, at) => ({
      ...wine!,
      id: kindId * 10_000 + at,
      kindId,
      vintage: null,
      name: { 'ko-KR': `도멘 벨쿠르 ${kindId}-${at}`, 'en-US': `Domaine Bellecour ${kindId}-${at}` },
      nameEn: `Domaine Bellecour ${kindId}-${at}`,
      recommendation: -at,
    })),
  );
  await insertRows(provider.database, products, copies);
  await insertRows(
    provider.database,
    stock,
    copies.map(({ id }) => ({ productId: id, qty: 60 })),
  );
  await insertRows(
    provider.database,
    prices,
    copies.map(({ id }) => ({ productId: id, clientGroupId: 1, minQty: 1, price: 22_000 - id })),
  );
  await insertRows(
    provider.database,
    grapeTypes,
    GRAPES.map(({ id, name }) => ({ id, name: { ...name, 'en-US': name['ko-KR'] }, groupCode: 'RED' })),
  );
  await insertRows(
    provider.database,
    productTypes,
    GRAPES.flatMap(({ id, of: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, at) => ({ productId: 10_000 + first + at, typeId: id })),
    ),
  );
});

/** Two grapes that a word names alike, and the first and the last of the red copies that are of each: 900 together. */
const GRAPES = [
  { id: 901, name: { 'ko-KR': '벨루체 네라' }, of: [0, 699] },
  { id: 902, name: { 'ko-KR': '벨루체 로사' }, of: [400, 899] },
] as const;

afterAll(() => provider.close());

const list = (query: QueryOf<typeof listProducts>, as?: string) =>
  ask(provider, listProducts, { query: { size: 3, ...query }, ...(as ? { as } : {}) });

test.each(['도멘 벨쿠르', '프랑스', '부르고뉴'])(
  '%s is counted, narrowed and sorted among all that it means',
  async (q) => {
    const all = await list({ q });
    const white = await list({ q, idKinds: [2] });
    const red = await list({ q, idKinds: [1] });
    expect(white.page.totalElements).toBeGreaterThanOrEqual(COPIES);
    expect(red.page.totalElements).toBeGreaterThanOrEqual(COPIES);
    const countOf = (id: number) => all.facets?.kinds.find((kind) => kind.id === id)?.count;
    expect([countOf(1), countOf(2)]).toEqual([red.page.totalElements, white.page.totalElements]);
    expect(all.page.totalElements).toBeGreaterThanOrEqual(2 * COPIES);
    const [cheapest] = (await list({ q, sort: 'price,asc' }, 'buyer@vitis.test'))._embedded.items;
    expect(cheapest?.id).toBe(20_000 + COPIES - 1);
  },
);

test('what it finds first is the same, however much is looked through', async () => {
  const q = '도멘 벨쿠르 2-1';
  const [first] = (await list({ q }))._embedded.items;
  expect(first?.name).toBe(q);
});

test('wines of two things that words name are all counted, where most are of both', async () => {
  const { page } = await list({ q: '벨루체' });
  expect(page.totalElements).toBe(900);
});
