import { productRows, referenceRows, wineryRows } from '@vitis/demo-shop/catalogue';
import { startOfDay } from '@vitis/domain';
import { wineries } from '../../../db/schema.ts';
import { insertProducts } from '../../../seed/insert/products.ts';
import { insertReference } from '../../../seed/insert/reference.ts';
import { startTestProvider, type TestProvider } from '../../../test-support/test-provider.ts';
import { type Catalogue, loadCatalogue } from '../../catalog/catalogue.ts';
import { createArticleSearch } from '../article-search.ts';
import { createProductSearch } from '../product-search.ts';
import { createSuggestions } from '../suggestions.ts';
import { CHOSEONG, HALF_TYPED, RUN_TOGETHER, SPELT } from './hangul.ts';
import { CHINESE, ENGLISH, JAPANESE, MIXED } from './other-languages.ts';
import type { Row } from './row.ts';
import { MISSPELT, OTHER_NAMES, WRONG_KEYBOARD } from './slips-and-other-names.ts';

const { ids } = referenceRows();
const today = startOfDay('2026-11-20');
const houses = wineryRows(ids);
const rows = productRows(ids, today);

let provider: TestProvider;
let catalogue: Catalogue;
const search = createProductSearch();
let suggest: ReturnType<typeof createSuggestions>;

/** The wines of the demonstration shop, without pictures, companies and papers. */
const catalogueOnly = {
  name: 'demonstration_catalogue',
  with: async (database: TestProvider['database']) => {
    await insertReference(database);
    await database.insert(wineries).values(houses);
    await insertProducts(database, rows);
  },
};

beforeAll(async () => {
  provider = await startTestProvider({ fill: catalogueOnly, now: () => today });
  catalogue = await loadCatalogue(provider.database);
  const { services } = provider.app;
  suggest = createSuggestions(
    services,
    { current: async () => catalogue },
    provider.app.soldOut,
    search,
    createArticleSearch(services),
  );
});

afterAll(() => provider.close());

const houseKeys = new Map(
  rows.wines.map(({ id, code }) => {
    const product = rows.products.find(({ wineId }) => wineId === id)!;
    return [code.replace(/-\d+$/, ''), product.wineryId] as const;
  }),
);
const wineIds = new Map(rows.wines.map(({ id, code }) => [code, id]));
const productById = new Map(rows.products.map((product) => [product.id, product]));
const grapesOf = (id: number) =>
  rows.types.filter(({ productId }) => productId === id).map(({ typeId }) => typeId);

/** Whether a product is of what a single key means. */
function isOf(id: number, meant: string): boolean {
  const product = productById.get(id)!;
  const [kind, key = '', year] = meant.split(' ');
  switch (kind) {
    case 'kind':
      return product.kindId === ids.kind.get(key);
    case 'country':
      return product.countryCode === key;
    case 'area':
      return catalogue.areas.get(ids.area.get(key)!)!.within.includes(product.areaId);
    case 'grape':
      return grapesOf(id).includes(ids.grape.get(key as never)!);
    case 'winery':
      return product.wineryId === houseKeys.get(key);
    default:
      return product.wineId === wineIds.get(key) && (year === undefined || product.vintage === Number(year));
  }
}

const isMeant = (id: number, meant: string) => meant.split(' + ').every((each) => isOf(id, each));

/** What a suggestion stands for, as the table writes it. */
function isSuggested(item: Awaited<ReturnType<typeof suggest>>['items'][number] | undefined, meant: string) {
  if (item === undefined) return false;
  const [kind, key = ''] = meant.split(' ');
  if (item.kind === 'PRODUCT') return (kind === 'wine' || meant.includes(' + ')) && isMeant(item.id!, meant);
  const keys: Record<string, number | string | undefined> = {
    AREA: kind === 'area' ? ids.area.get(key) : undefined,
    KIND: kind === 'kind' ? ids.kind.get(key) : undefined,
    TYPE: kind === 'grape' ? ids.grape.get(key as never) : undefined,
    WINERY: kind === 'winery' ? houseKeys.get(key) : undefined,
    COUNTRY: kind === 'country' ? key : undefined,
  };
  return keys[item.kind] !== undefined && keys[item.kind] === (item.id ?? item.countryCode);
}

const asList = (first: Row[1]) => (typeof first === 'string' ? [first] : first);

describe.each([
  ['spelt', SPELT],
  ['first consonants', CHOSEONG],
  ['half typed', HALF_TYPED],
  ['without spaces', RUN_TOGETHER],
  ['misspelt', MISSPELT],
  ['on the other keyboard', WRONG_KEYBOARD],
  ['by another name', OTHER_NAMES],
  ['in English', ENGLISH],
  ['in Japanese', JAPANESE],
  ['in Chinese', CHINESE],
  ['in two languages', MIXED],
] as const)('%s', (_how, table: readonly Row[]) => {
  test.each(table)('%s finds %s first, and so do its suggestions', async (typed, first) => {
    const meant = asList(first);
    const { items } = await suggest(typed, 'ko-KR');
    const [top] = items;
    const shown = top && `${top.kind} ${top.name} ${top.vintage ?? ''}`;
    expect([typed, shown, meant.some((each) => isSuggested(top, each))]).toEqual([typed, shown, true]);
    const { ids: found } = search(typed, catalogue);
    const best = productById.get(found[0] ?? 0);
    const name = best && `${best.name['ko-KR']} ${best.vintage ?? ''}`;
    expect([typed, name, meant.some((each) => best !== undefined && isMeant(best.id, each))]).toEqual([
      typed,
      name,
      true,
    ]);
  });
});

test.each(['sweet wine', '스위트 와인', '달콤한 와인', '단 와인', 'dessert wine', '甘口', '甜酒'])(
  '%s finds sweet wines first, and suggests no page that there is not',
  async (typed) => {
    const { ids: found } = search(typed, catalogue);
    const levels = found.slice(0, 10).map((id) => productById.get(id)!.sugarLevel ?? 0);
    expect(levels).toHaveLength(10);
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(4);
    const { items } = await suggest(typed, 'ko-KR');
    expect(items.map(({ kind }) => kind)).not.toContain('TASTE');
  },
);

test('sweet is narrowed by what stands beside it', () => {
  const [best] = search('sweet riesling', catalogue).ids;
  expect(productById.get(best!)!.sugarLevel).toBeGreaterThanOrEqual(4);
  expect(grapesOf(best!)).toContain(ids.grape.get('riesling'));
});

test.each(['와인 보관', '삼겹살 와인', 'wine storage temperature'])(
  '%s is not read as a search for any wine',
  (typed) => {
    expect(search(typed, catalogue)).toMatchObject({ ids: [], corrected: null });
  },
);

test('a word that says nothing is no part of the words that remain', () => {
  expect(search('보르도 삼겹살 와인', catalogue).corrected).toBe('보르도');
});

test('the table is long enough to tell a change of the ranking', () => {
  const tables = [
    SPELT,
    CHOSEONG,
    HALF_TYPED,
    RUN_TOGETHER,
    MISSPELT,
    WRONG_KEYBOARD,
    OTHER_NAMES,
    ENGLISH,
    JAPANESE,
    CHINESE,
    MIXED,
  ];
  expect(tables.flat().length).toBeGreaterThan(400);
});
