import { getProduct, listVintages } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';

test('shows one wine with its years', async () => {
  const wine = await ask(provider, getProduct, { params: { id: 1 } });
  expect(wine.vintages).toEqual([
    { id: 2, vintage: 2018, availability: 'SOLD_OUT' },
    { id: 1, vintage: 2019, availability: 'IN_STOCK' },
  ]);
  const others = await ask(provider, listVintages, { params: { id: 1 } });
  expect(others._embedded.items.map(({ id }) => id)).toEqual([2]);
  expect(others.vintage).toBe(2019);
});

test.each([8, 4711])('wine %i, off sale or unknown, is not there', async (id) => {
  expect(await refused(await call(provider, getProduct, { params: { id } }))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect((await call(provider, listVintages, { params: { id } })).status).toBe(404);
});

test('a year that is sold no more leads a member to those that are, and tells a guest nothing', async () => {
  await provider.database.update(products).set({ onSale: false }).where(eq(products.id, 2));
  try {
    expect((await call(provider, listVintages, { params: { id: 2 } })).status).toBe(404);
    const { vintages } = await ask(provider, getProduct, { params: { id: 1 } });
    expect(vintages.map(({ id }) => id)).toEqual([1]);
    const reply = await ask(provider, listVintages, { params: { id: 2 }, as: buyer });
    expect(reply.vintage).toBe(2018);
    expect(reply._embedded.items.map(({ id }) => id)).toEqual([1]);
    expect((await call(provider, getProduct, { params: { id: 2 } })).status).toBe(404);
    const siblings = await ask(provider, listVintages, { params: { id: 1 } });
    expect(siblings._embedded.items).toEqual([]);
  } finally {
    await provider.database.update(products).set({ onSale: true }).where(eq(products.id, 2));
  }
});
