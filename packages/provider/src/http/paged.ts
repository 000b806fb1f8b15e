import type { PageInfo } from '@vitis/contracts';

export interface PagedItems<Item> {
  _embedded: { items: Item[] };
  page: PageInfo;
}

/** One page as the wire has it. */
export function paged<Item>(
  items: Item[],
  number: number,
  size: number,
  totalElements: number,
): PagedItems<Item> {
  return {
    _embedded: { items },
    page: { number, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  };
}
