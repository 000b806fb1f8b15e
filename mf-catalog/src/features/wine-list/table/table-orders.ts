import type { WineFilter } from '@vitis/contracts';
import type { TableSort } from '@vitis/ui';

type Sort = WineFilter['sort'];

interface ColumnOrder {
  ascending: Sort;
  descending: Sort;
  /** What the first press asks for: a person looks for the best score, for a magnum, and for what was bought last. */
  first: TableSort['direction'];
}

/** Orders by the columns that have one. */
export const COLUMN_ORDERS: Readonly<Record<string, ColumnOrder>> = {
  wine: { ascending: 'name', descending: 'name,desc', first: 'ascending' },
  volume: { ascending: 'volume,asc', descending: 'volume,desc', first: 'descending' },
  score: { ascending: 'score,asc', descending: 'score,desc', first: 'descending' },
  bought: { ascending: 'bought,desc', descending: 'bought', first: 'descending' },
  price: { ascending: 'price,asc', descending: 'price,desc', first: 'ascending' },
};

/** The column that an order goes by; undefined for one that goes by none. */
export function columnOf(sort: Sort): TableSort | undefined {
  for (const [column, { ascending, descending }] of Object.entries(COLUMN_ORDERS)) {
    if (sort === ascending) return { column, direction: 'ascending' };
    if (sort === descending) return { column, direction: 'descending' };
  }
  return undefined;
}

/** The order that a press on a heading asks for. */
export function orderBy(pressed: TableSort, now: Sort): Sort {
  const order = COLUMN_ORDERS[pressed.column];
  if (order === undefined) return now;
  return columnOf(now)?.column === pressed.column ? order[pressed.direction] : order[order.first];
}
