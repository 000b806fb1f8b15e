import * as v from 'valibot';
import { parseSort } from './page.ts';
import { listProductsInput, PRODUCT_SORTS } from './products.ts';
import { parametersOf, WINE_CONDITIONS, WINE_LIST } from './wine-list.ts';

test('the provider takes every condition of the table, and no heading', () => {
  const names = Object.entries(WINE_CONDITIONS).flatMap(([name, rule]) => parametersOf(name, rule));
  expect(Object.keys(listProductsInput().query.entries)).toEqual([
    ...names,
    'facets',
    'corrects',
    'contents',
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
