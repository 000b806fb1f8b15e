import type { KindCode, MenuWine } from '@vitis/contracts';
import { menuOrder, menuSections, menuWords, moved } from './wine-menu.ts';

const wine = (idProduct: number, code: KindCode | null): MenuWine => ({
  idProduct,
  productName: `와인 ${idProduct}호`,
  product:
    code === null ? null : ({ kind: { id: 1, code, name: code.toLowerCase() } } as MenuWine['product']),
  glassMillilitres: 125,
  glassPrice: null,
  bottlePrice: 90_000,
});

const wines = [wine(3, 'WHITE'), wine(1, 'RED'), wine(2, 'WHITE'), wine(9, null)];

test('a menu goes kind by kind as the house has begun each, and keeps its order within', () => {
  expect(
    menuSections(wines, 'en-US').map(({ name, wines: own }) => [name, ...own.map((each) => each.idProduct)]),
  ).toEqual([
    ['white', 3, 2],
    ['red', 1],
    ['Others', 9],
  ]);
  expect(menuOrder(wines).map(({ idProduct }) => idProduct)).toEqual([3, 2, 1, 9]);
});

test('its words are in its own language', () => {
  expect(menuWords('ja-JP').bottle).toBe('ボトル');
});

test('an item moves to its place, and past an end not at all', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
