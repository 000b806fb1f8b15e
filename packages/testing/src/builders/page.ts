import { PAGE_SIZE, type PageInfo } from '@vitis/contracts';

/** A page of a list; the first and only one unless told otherwise. */
export function aPage<Item>(items: readonly Item[], changed: Partial<PageInfo> = {}) {
  const { size = PAGE_SIZE, totalElements = items.length } = changed;
  return {
    _embedded: { items: [...items] },
    page: { number: 0, size, totalElements, totalPages: Math.ceil(totalElements / size), ...changed },
  };
}
