import { listSiteMap } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { ask, call } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

test('names what everybody may see, and nothing that is off sale', async () => {
  const all = await ask(provider, listSiteMap, { params: { kind: 'PRODUCT' } });
  expect(all._embedded.items).toContain(1);
  expect(all.page).toMatchObject({ number: 0, totalElements: all._embedded.items.length, totalPages: 1 });

  await provider.database.execute(sql`UPDATE products SET on_sale = false WHERE id = 1`);
  const { _embedded } = await ask(provider, listSiteMap, { params: { kind: 'PRODUCT' } });
  expect(_embedded.items).toEqual(all._embedded.items.filter((id) => id !== 1));

  const makers = await ask(provider, listSiteMap, { params: { kind: 'WINERY' } });
  expect(makers._embedded.items.length).toBeGreaterThan(0);
});

test('a page past the last one is empty, and an unknown kind is refused', async () => {
  const past = await ask(provider, listSiteMap, { params: { kind: 'PRODUCT' }, query: { page: 9 } });
  expect(past._embedded.items).toEqual([]);
  const refused = await call(provider, listSiteMap, { params: { kind: 'NOTICE' as 'PRODUCT' } });
  expect(refused.status).toBe(400);
});
