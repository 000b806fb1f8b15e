import { WINE_LIST, type WineFilter } from '@vitis/contracts';
import fc from 'fast-check';
import {
  asksForMembers,
  changedFilter,
  countConditions,
  entriesOfKind,
  filterAddress,
  noFilter,
  productQuery,
  readFilter,
  withoutConditions,
} from './wine-filter.ts';

/** What stands behind the path. */
const addressSearch = (filter: WineFilter) => new URL(filterAddress(filter), 'https://shop.example').search;

const read = (search: string) => readFilter(new URLSearchParams(search));

const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 5 });
const range = (max: number) =>
  fc
    .tuple(
      fc.option(fc.integer({ min: 0, max }), { nil: null }),
      fc.option(fc.integer({ min: 0, max }), { nil: null }),
    )
    .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
const single = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: null });

const words = fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100));

const filters: fc.Arbitrary<WineFilter> = fc.record({
  title: words,
  q: words,
  idKinds: ids(2_147_483_647),
  idProductionAreas: ids(500),
  idTypes: ids(500),
  idWineries: ids(500),
  idLevels: ids(500),
  idFeatureds: ids(500),
  sugarLevels: ids(5),
  countryName: fc.uniqueArray(fc.constantFrom('FR', 'IT', 'KOR', 'DE'), { maxLength: 4 }),
  alcohol: range(100),
  score: range(100),
  price: range(1_000_000_000),
  idEvent: single,
  idMagazine: single,
  idWinery: single,
  idStore: single,
  idVolumes: ids(500),
  vip: fc.boolean(),
  inStock: fc.boolean(),
  bought: fc.boolean(),
  sort: fc.constantFrom(...WINE_LIST.sort.choices),
  page: fc.integer({ min: 1, max: 100_000 }),
  view: fc.constantFrom(...WINE_LIST.view.choices),
});

test('every filter survives the address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(addressSearch(filter))).toEqual({ filter, refused: [] });
    }),
  );
});

test('any address is read without an error, and what was read reads the same again', () => {
  const names = fc.constantFrom(
    ...entriesOfKind('ids'),
    'title',
    'q',
    'countryName',
    'sort',
    'page',
    'view',
    'vip',
    'startPrice',
    'endScore',
  );
  const anything = fc.array(fc.tuple(names, fc.string({ maxLength: 12 })), { maxLength: 8 });
  fc.assert(
    fc.property(anything, (entries) => {
      const first = readFilter(new URLSearchParams(entries));
      expect(read(addressSearch(first.filter))).toEqual({ filter: first.filter, refused: [] });
    }),
  );
});

test('no filter is no query', () => {
  expect(addressSearch(noFilter())).toBe('');
  expect(read('')).toEqual({ filter: noFilter(), refused: [] });
});

test('what makes no sense is named and left out, the rest holds', () => {
  const { filter, refused } = read(
    'idKinds=abc&idTypes=3,4&startScore=99&endScore=2&page=0&sort=cheap&vip=valueOf&countryName=FR',
  );
  expect(refused.sort()).toEqual(['idKinds', 'page', 'score', 'sort', 'vip']);
  expect(filter).toEqual({ ...noFilter(), idTypes: [3, 4], countryName: ['FR'] });
});

test('"all" of the menus restricts nothing, and other parameters are nobody’s business', () => {
  expect(read('idProductionAreas=-1&countryName=ALL&lang=en-US&utm_source=mail')).toEqual({
    filter: noFilter(),
    refused: [],
  });
});

test('lists that the menus join by commas are read, lower-case codes too', () => {
  expect(read('countryName=fr,it&idTypes=1%2C2&idTypes=3').filter).toMatchObject({
    countryName: ['FR', 'IT'],
    idTypes: [1, 2, 3],
  });
});

test('conditions on the price reach the provider only for those who see prices', () => {
  const { filter } = read('startPrice=15000&endPrice=60000&sort=price,asc&page=3');
  expect(asksForMembers(filter)).toBe(true);
  expect(productQuery(filter, 'guest')).toMatchObject({
    startPrice: undefined,
    endPrice: undefined,
    sort: undefined,
    page: 2,
  });
  expect(productQuery(filter, 'sales')).toMatchObject({
    startPrice: 15_000,
    endPrice: 60_000,
    sort: 'price,asc',
    page: 2,
  });
});

test('what was bought before reaches the provider only for a buyer', () => {
  const { filter } = read('bought=true&sort=bought');
  expect(asksForMembers(filter)).toBe(true);
  for (const viewer of ['guest', 'sales', 'driver', 'arriving'] as const)
    expect(productQuery(filter, viewer)).toMatchObject({ bought: undefined, sort: undefined });
  expect(productQuery(filter, 'buyer')).toMatchObject({ bought: true, sort: 'bought' });
});

test.each([
  ['words of ten thousand letters', `q=${'샤'.repeat(10_000)}`, ['q']],
  ['a heading of ten thousand letters', `title=${'x'.repeat(10_000)}`, ['title']],
  ['control characters', 'q=%00%07&title=a%1bb', ['q', 'title']],
  ['a negative page', 'page=-1', ['page']],
  ['an order that there is not', 'sort=secret,asc', ['sort']],
  ['ids that are none', 'idVolumes=abc&idStore=0&idEvent=1e9', ['idEvent', 'idStore', 'idVolumes']],
  ['flags that are none', 'inStock=yes&bought=1', ['bought', 'inStock']],
])('%s are named and left out', (_name, search, names) => {
  const { filter, refused } = read(search);
  expect(refused.sort()).toEqual(names);
  expect(filter).toEqual(noFilter());
});

test('words reach the provider as they were typed, the heading does not', () => {
  const { filter } = read('q=tiEh&title=%EB%A0%88%EB%93%9C');
  expect(countConditions(filter)).toBe(1);
  expect(productQuery(filter, 'guest')).toMatchObject({ q: 'tiEh' });
  expect(productQuery(filter, 'guest')).not.toHaveProperty('title');
});

test('clearing keeps order and view', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const cleared = withoutConditions(filter);
      expect(countConditions(cleared)).toBe(0);
      expect(cleared).toMatchObject({ sort: filter.sort, view: filter.view, page: 1 });
      for (const name of entriesOfKind('range')) expect(cleared[name]).toEqual({ from: null, to: null });
    }),
  );
});

test('another page, order or view keeps the heading; another condition does not', () => {
  const { filter } = read('title=%EB%A0%88%EB%93%9C&idKinds=1&page=3');
  expect(changedFilter(filter, { page: 2 })).toMatchObject({ title: '레드', page: 2 });
  expect(changedFilter(filter, { sort: 'newest', view: 'table' })).toMatchObject({ title: '레드', page: 1 });
  expect(changedFilter(filter, { idKinds: [] })).toMatchObject({ title: '', page: 1 });
});
