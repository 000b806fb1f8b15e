import type { Wish } from '@vitis/contracts';
import { rowsWithRemoved, wishedCount } from './wished-rows.ts';

const wish = (idProduct: number) => ({ idProduct }) as Wish;
const shape = (rows: ReturnType<typeof rowsWithRemoved>) =>
  rows.map((row) => (row.isRemoved ? -row.wish.idProduct : row.wish.idProduct));
const removedAt = (...entries: [number, number][]) =>
  new Map(entries.map(([id, index]) => [id, { wish: wish(id), index }]));

test('a wine that was taken off keeps its place, before and after the provider forgets it', () => {
  const removed = removedAt([2, 1]);
  expect(shape(rowsWithRemoved([wish(1), wish(2), wish(3)], removed))).toEqual([1, -2, 3]);
  expect(shape(rowsWithRemoved([wish(1), wish(3)], removed))).toEqual([1, -2, 3]);
});

test('several at once, in whatever order they were taken off', () => {
  const removed = removedAt([3, 2], [1, 0], [4, 3]);
  expect(shape(rowsWithRemoved([wish(2)], removed))).toEqual([-1, 2, -3, -4]);
});

test('the count leaves out what was taken off, once', () => {
  const removed = removedAt([2, 1]);
  expect(wishedCount(23, [wish(1), wish(2)], removed)).toBe(22);
  expect(wishedCount(22, [wish(1)], removed)).toBe(22);
});
