import { findProducts, getProduct, listProducts, type QueryOf, searchProducts } from '@vitis/contracts';
import { inArray, TransactionRollbackError } from 'drizzle-orm';
import { products, volumes } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { orderedProductIds } from './product.repository.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';

async function idsOf(query: QueryOf<typeof listProducts>, as?: string): Promise<number[]> {
  const reply = await ask(provider, listProducts, { query, ...(as ? { as } : {}) });
  expect(reply.page.totalElements).toBe(reply._embedded.items.length);
  return reply._embedded.items.map(({ id }) => id);
}

test('lists what is on sale, the recommended first and the sold out last, and nothing that tells a price', async () => {
  const reply = await ask(provider, listProducts);
  expect(reply._embedded.items.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7, 2]);
  expect(reply.page).toEqual({ number: 0, size: 20, totalElements: 7, totalPages: 1 });
  expect(JSON.stringify(reply)).not.toMatch(/price|"qty"|"stock"/i);
  expect(reply._embedded.items[0]).toMatchObject({
    name: '샤토 라모네',
    nameEn: 'Château Lamonet',
    vintage: 2019,
    kind: { id: 1, code: 'RED', name: '레드' },
    areas: [
      { id: 1, name: '보르도' },
      { id: 2, name: '생테밀리옹' },
    ],
    types: [
      { id: 1, name: '메를로', percent: 80 },
      { id: 2, name: '카베르네 프랑', percent: 20 },
    ],
    availability: 'IN_STOCK',
    volume: 750,
    caseSize: 6,
  });
  expect(reply._embedded.items[1]?.availability).toBe('LOW');
  expect(reply._embedded.items[6]?.availability).toBe('SOLD_OUT');
});

test('speaks the language of the request, and Korean where a name is not translated', async () => {
  const headers = { 'accept-language': 'en-US' };
  const english = await ask(provider, getProduct, { params: { id: 1 }, headers });
  expect(english).toMatchObject({
    name: 'Château Lamonet',
    kind: { name: 'Red' },
    notes: ['Plum'],
    pairings: ['양갈비'],
  });
  const japanese = await ask(provider, getProduct, {
    params: { id: 1 },
    headers: { 'accept-language': 'ja-JP' },
  });
  expect(japanese.name).toBe('샤토 라모네');
});

test.each<[string, QueryOf<typeof listProducts>, number[]]>([
  ['one kind', { idKinds: [2] }, [3, 5, 7]],
  ['all kinds', { idKinds: [-1] }, [1, 3, 4, 5, 6, 7, 2]],
  ['an area and what lies inside it', { idProductionAreas: [1] }, [1, 6, 7, 2]],
  ['a country', { countryName: 'IT' }, [4, 5]],
  ['a country and an area of another one', { countryName: 'IT', idProductionAreas: [2] }, [1, 4, 5, 2]],
  ['a country and an area of its own', { countryName: 'FR', idProductionAreas: [3] }, [3]],
  ['grapes, any of them', { idTypes: [4, 5] }, [4, 6]],
  ['a winery', { idWineries: [3] }, [4, 5]],
  ['the winery of a page', { idWinery: 2 }, [3, 6]],
  ['a level', { idLevels: [1] }, [1]],
  ['what is featured', { idFeatureds: [1] }, [1]],
  ['alcohol', { startAlcohol: 13, endAlcohol: 14 }, [3, 4, 2]],
  ['a score', { startScore: 90 }, [1, 2]],
  ['what is in stock', { inStock: true, idKinds: [1] }, [1, 4, 6]],
  ['a volume', { idVolumes: [1], idKinds: [2] }, [3, 5, 7]],
  ['a volume that no wine has', { idVolumes: [77] }, []],
  ['a store that has no wines', { idStore: 77 }, []],
  ['several filters, which narrow each other', { idKinds: [1], countryName: 'FR', startScore: 92 }, [1]],
  ['a name', { q: '몬테리조' }, [4, 5]],
  ['words', { q: '보르도' }, [7, 1, 6, 2]],
  ['words as they were typed, on the wrong keyboard', { q: 'ehaps' }, []],
  ['an event that has no wines', { idEvent: 77 }, []],
])('narrows by %s', async (_name, query, expected) => {
  expect(await idsOf(query)).toEqual(expected);
});

test('counts every filter with the others applied and itself left out', async () => {
  const { facets, page } = await ask(provider, listProducts, { query: { idKinds: [1], countryName: 'FR' } });
  expect(page.totalElements).toBe(3);
  expect(facets?.kinds).toEqual([
    { id: 1, code: 'RED', name: '레드', count: 3 },
    { id: 2, code: 'WHITE', name: '화이트', count: 2 },
  ]);
  expect(facets?.countries.map(({ countryCode, count }) => [countryCode, count])).toEqual([
    ['FR', 3],
    ['IT', 1],
  ]);
  expect(facets?.areas.find(({ id }) => id === 1)?.count).toBe(3);
  expect(facets?.types).toContainEqual({ ids: [5, 6], name: '시라', count: 1 });
  expect(facets?.prices).toBeUndefined();
});

test('gives a buyer the spread of its own prices', async () => {
  const { facets } = await ask(provider, listProducts, { as: buyer });
  expect(facets?.prices).toMatchObject({ min: 15_000, max: 36_450 });
  expect(facets?.prices?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(7);
});

test('leaves the counts out where they are not wanted', async () => {
  const reply = await ask(provider, listProducts, { query: { facets: false, idKinds: [2] } });
  expect(reply.facets).toBeUndefined();
  expect(reply.page.totalElements).toBe(3);
});

test('a buyer narrows and sorts by the price that it pays itself', async () => {
  expect(await idsOf({ startPrice: 20_000, endPrice: 30_000, sort: 'price,asc' }, buyer)).toEqual([6, 4, 3]);
  expect(await idsOf({ sort: 'price,desc', idKinds: [2] }, 'buyer2@vitis.test')).toEqual([3, 5, 7]);
});

test.each<[QueryOf<typeof listProducts>]>([[{ startPrice: 10_000 }], [{ sort: 'price,asc' }]])(
  'a guest cannot find prices out by asking %j',
  async (query) => {
    const problem = await refused(await call(provider, listProducts, { query }));
    expect(problem).toMatchObject({ status: 401, code: 'SIGN_IN_FOR_PRICES' });
  },
);

test('a driver has no prices to ask by', async () => {
  const response = await call(provider, listProducts, { query: { sort: 'price' }, as: 'driver@vitis.test' });
  expect(await refused(response)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

test.each<[QueryOf<typeof listProducts>['sort'], number[]]>([
  ['name,asc', [3, 6, 7, 1, 4, 5, 2]],
  ['score,desc', [1, 4, 3, 5, 6, 7, 2]],
  ['vintage,desc', [5, 3, 6, 1, 4, 7, 2]],
])('sorts by %s, those without a value last, and what is sold out after them', async (sort, expected) => {
  expect(await idsOf({ sort })).toEqual(expected);
});

test('by volume the largest bottle is first, and among equals what is recommended', async () => {
  // Taken back at its end: what the others list has one volume.
  const work = provider.database.transaction(async (tx) => {
    const name = { 'ko-KR': '1.5L', 'en-US': '1.5 L' };
    await tx.insert(volumes).values({ id: 2, millilitres: 1_500, name });
    await tx
      .update(products)
      .set({ volumeId: 2 })
      .where(inArray(products.id, [4, 6]));
    expect(await orderedProductIds(tx, 'volume,desc', 'ko-KR')).toEqual([4, 6, 1, 2, 3, 5, 7]);
    expect(await orderedProductIds(tx, 'volume,asc', 'ko-KR')).toEqual([1, 2, 3, 5, 7, 4, 6]);
    tx.rollback();
  });
  await expect(work).rejects.toThrow(TransactionRollbackError);
});

test('a buyer lists what it has bought before, or that first', async () => {
  expect(await idsOf({ bought: true }, buyer)).toEqual([1]);
  expect(await idsOf({ bought: true }, 'buyer2@vitis.test')).toEqual([]);
  expect(await idsOf({ sort: 'bought', idKinds: [1] }, buyer)).toEqual([1, 4, 6, 2]);
  expect(await idsOf({ sort: 'bought', countryName: 'IT' }, buyer)).toEqual([4, 5]);
});

test('counts for a buyer alone what it has bought before, with the other conditions applied', async () => {
  const countFor = async (as: string | undefined, query: QueryOf<typeof listProducts> = {}) =>
    (await ask(provider, listProducts, { query, ...(as ? { as } : {}) })).bought;
  expect(await countFor(buyer)).toBe(1);
  expect(await countFor(buyer, { bought: true })).toBe(1);
  expect(await countFor(buyer, { idKinds: [2] })).toBe(0);
  expect(await countFor('buyer2@vitis.test')).toBe(0);
  expect(await countFor('sales@vitis.test')).toBeUndefined();
  expect(await countFor(undefined)).toBeUndefined();
  expect(await countFor(buyer, { facets: false })).toBeUndefined();
});

test.each<[QueryOf<typeof listProducts>]>([[{ bought: true }], [{ sort: 'bought' }]])(
  'nobody but a buyer has bought anything: %j',
  async (query) => {
    expect((await call(provider, listProducts, { query })).status).toBe(401);
    expect((await call(provider, listProducts, { query, as: 'sales@vitis.test' })).status).toBe(403);
  },
);

test('names what the address names: an event, a winery, what leaves nothing', async () => {
  const { facets } = await ask(provider, listProducts, {
    query: { idWinery: 2, idEvent: 77, idKinds: [2], idTypes: [4], startScore: 99 },
  });
  expect(facets?.linked).toEqual({ idWinery: '도멘 벨쿠르' });
  expect(facets?.kinds).toContainEqual({ id: 2, code: 'WHITE', name: '화이트', count: 0 });
  expect(facets?.types).toContainEqual({ ids: [4], name: '산조베제', count: 0 });
});

test('no wine is on two pages', async () => {
  const pages = await Promise.all(
    [0, 1, 2].map((page) => ask(provider, listProducts, { query: { page, size: 3, sort: 'score' } })),
  );
  expect(pages.flatMap((page) => page._embedded.items.map(({ id }) => id)).sort()).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test.each<[string, string, number[]]>([
  ['a name, those of that winery last', '샤토 라모네', [1, 2, 7]],
  ['the start of a name', '도멘', [3, 6]],
  ['first consonants', 'ㅅㅌㄹㅁㄴ', [1, 2, 7]],
  ['another spelling', '샤또 라모네', [1, 2, 7]],
  ['half a syllable', '몬테맂', [4, 5]],
  ['the original name', 'chateau', [1, 2, 7]],
  ['a grape', '산조베제', [4]],
  ['a region and a grape', '보르도 메를로', [1, 2]],
  ['a region in another tongue', 'bourgogne', [3]],
  ['a region, its sold-out wine behind its equals', '보르도', [7, 1, 6, 2]],
])('finds by %s', async (_name, q, expected) => {
  const reply = await ask(provider, searchProducts, { query: { q } });
  expect(reply._embedded.items.map(({ id }) => id)).toEqual(expected);
  expect(reply.corrected).toBeNull();
});

test('reads what was typed on the other keyboard, and says so', async () => {
  const reply = await ask(provider, searchProducts, { query: { q: 'ehaps' } });
  expect(reply.corrected).toBe('도멘');
  expect(reply._embedded.items.map(({ id }) => id)).toEqual([3, 6]);
});

test('finds nothing in what means nothing', async () => {
  const reply = await ask(provider, searchProducts, { query: { q: '코카콜라' } });
  expect(reply).toMatchObject({ _embedded: { items: [] }, page: { totalElements: 0 } });
});

test('suggests wines, wineries, areas and grapes while typing', async () => {
  const { _embedded } = await ask(provider, findProducts, { query: { q: '샤' } });
  expect(_embedded.items.length).toBeLessThanOrEqual(10);
  const bordeaux = await ask(provider, findProducts, { query: { q: '보르도' } });
  expect(bordeaux._embedded.items).toContainEqual(
    expect.objectContaining({ kind: 'AREA', id: 1, name: '보르도' }),
  );
  expect(bordeaux._embedded.items).toContainEqual(expect.objectContaining({ kind: 'PRODUCT', id: 7 }));
  expect((await ask(provider, findProducts, { query: { q: '' } }))._embedded.items).toEqual([]);
});

test.each([
  ['a page size past the limit', '?size=101'],
  ['an unknown field to sort by', '?sort=secret,asc'],
  ['an id that is no number', '?idKinds=a'],
  ['a filter given twice', '?startScore=1&startScore=2'],
  ['a character that no text holds', '?q=%00'],
  ['more ids than a filter takes', `?idKinds=${Array(101).fill(1).join(',')}`],
])('refuses %s with a clear 400', async (_name, query) => {
  const response = await fetch(`${provider.url}${listProducts.path}${query}`);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused(response)).toMatchObject({ status: 400 });
});
