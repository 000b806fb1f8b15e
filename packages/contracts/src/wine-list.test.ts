import * as v from 'valibot';
import { parseSort } from './page.ts';
import { listProductsInput, PRODUCT_SORTS } from './products.ts';
import { RemoteDescription } from './registry.ts';
import { RemoteJson } from './remote-json.ts';
import { parametersOf, WINE_CONDITIONS, WINE_LIST, wineListParameters } from './wine-list.ts';

const route = {
  path: '/product',
  chunk: 'wine-list',
  title: { 'ko-KR': '와인', 'en-US': 'Wines', 'zh-CN': '葡萄酒', 'zh-TW': '葡萄酒', 'ja-JP': 'ワイン' },
  layout: 'default',
  guest: true,
} as const;

test('the provider takes every condition of the table, and no heading', () => {
  const names = Object.entries(WINE_CONDITIONS).flatMap(([name, rule]) => parametersOf(name, rule));
  expect(Object.keys(listProductsInput().query.entries)).toEqual([
    ...names,
    'facets',
    'page',
    'size',
    'sort',
  ]);
});

test('every order that a person may choose is one of the provider’s', () => {
  for (const sort of WINE_LIST.sort.choices) expect(PRODUCT_SORTS).toContain(parseSort(sort).field);
});

test.each([
  ['q', 'x'.repeat(101)],
  ['idKinds', '-2'],
  ['idKinds', '2147483648'],
  ['sugarLevels', '0'],
  ['sugarLevels', '6'],
  ['countryName', 'fr'],
  ['startAlcohol', '101'],
  ['endPrice', '1.5'],
  ['endPrice', '1000000001'],
  ['idStore', '0'],
  ['vip', 'yes'],
])('the provider refuses %s=%s', (name, value) => {
  expect(v.safeParse(listProductsInput().query, { [name]: value }).success).toBe(false);
});

test('a route that names the table has its parameters', () => {
  const described = v.parse(RemoteJson, {
    name: 'mf-wines',
    contract: '1.0',
    mounts: ['/product'],
    routes: [{ ...route, address: 'wine-list', reads: ['/api/wines?page=0{&*}'] }],
  });

  expect(described.routes[0]?.query).toEqual(wineListParameters().all);
  expect(described.routes[0]?.reads?.[0]).toMatch(
    /^\/api\/wines\?page=0\{&q,countryName,.*,vip,sort,page\}\{!startPrice,endPrice,sort=price\}$/,
  );
  expect(v.parse(RemoteDescription, JSON.parse(JSON.stringify(described)))).toEqual(described);
});
