import { WINE_LIST } from '@vitis/contracts';
import { COLUMN_ORDERS, columnOf, orderBy } from './table-orders.ts';

test('every order of a column is one that the address knows', () => {
  for (const { ascending, descending } of Object.values(COLUMN_ORDERS))
    expect(WINE_LIST.sort.choices).toEqual(expect.arrayContaining([ascending, descending]));
});

test('the first press asks for the best score, the next for the worst', () => {
  const press = (now: Parameters<typeof columnOf>[0]) =>
    orderBy(
      { column: 'score', direction: columnOf(now)?.direction === 'ascending' ? 'descending' : 'ascending' },
      now,
    );
  expect(press('recommended')).toBe('score,desc');
  expect(press('score,desc')).toBe('score,asc');
  expect(press('score,asc')).toBe('score,desc');
});

test('an order by none of the columns marks none', () => {
  expect(columnOf('newest')).toBeUndefined();
  expect(columnOf('bought')).toEqual({ column: 'bought', direction: 'descending' });
});
