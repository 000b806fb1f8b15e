import { listProducts, type QueryOf } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { prices, products, stock } from '../../db/schema.ts';
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
});

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
