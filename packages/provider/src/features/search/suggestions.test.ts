import { setTimeout as sleep } from 'node:timers/promises';
import { findProducts, listTypes } from '@vitis/contracts';
import { suggestionAddress, wineListAddress } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema.ts';
import { ask } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const wines = async (q: string, language = 'ko-KR') =>
  (
    await ask(provider, findProducts, { query: { q }, headers: { 'accept-language': language } })
  )._embedded.items.filter(({ kind }) => kind === 'PRODUCT');

test('who types what others have typed asks the database for no wine again, in each language', async () => {
  const korean = await wines('샤토');
  const english = await wines('샤토', 'en-US');
  expect(english.map(({ id }) => id)).toEqual(korean.map(({ id }) => id));
  expect(english).not.toEqual(korean);
  const query = jest.spyOn(provider.pool, 'query');
  expect(await wines('샤토')).toEqual(korean);
  expect(await wines('샤토', 'en-US')).toEqual(english);
  const asked = () => JSON.stringify(query.mock.calls);
  expect(asked()).not.toContain('product_cards');
  await wines('도멘');
  expect(asked()).toContain('product_cards');
  query.mockRestore();
});

test('a wine that is called otherwise from now on is suggested so', async () => {
  const { id } = (await wines('샤토 라모네'))[0]!;
  const nameEn = 'Château Lamonet Grand Cru';
  await provider.database.update(products).set({ nameEn }).where(eq(products.id, id!));
  while ((await wines('샤토 라모네'))[0]?.nameEn !== nameEn) await sleep(100);
});

test('a grape leads to all that the menu shows as one with it, by whichever of their names it was found', async () => {
  const { types } = await ask(provider, listTypes, {});
  const several = types.content.find(({ ids }) => ids.length > 1)!;
  const { _embedded } = await ask(provider, findProducts, { query: { q: several.name } });
  const found = _embedded.items.filter(({ kind, id }) => kind === 'TYPE' && several.ids.includes(id!));
  expect(found.length).toBeGreaterThan(0);
  for (const grape of found) expect(suggestionAddress(grape)).toBe(wineListAddress({ idTypes: several.ids }));
});
