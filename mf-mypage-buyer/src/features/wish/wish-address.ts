import type { listWishes, QueryOf } from '@vitis/contracts';
import { type ListFilters, listFilters } from '@vitis/domain';

/** How the address of the wish list is read and written, and what the provider is asked. */
export const wishAddress = listFilters<string, 'wishedAt' | 'name'>({
  path: '/mypage/wish',
  statuses: [],
  sorts: ['wishedAt', 'name'],
});

export type WishFilters = ListFilters<string, 'wishedAt' | 'name'>;

/** What the provider is asked for a page. */
export const wishInput = (filters: WishFilters): { query: QueryOf<typeof listWishes> } => ({
  query: wishAddress.query(filters),
});

/** Orders that make sense of a wish list, and their words. */
export const WISH_ORDERS = {
  'wishedAt,desc': 'wish.orders.latest',
  'wishedAt,asc': 'wish.orders.earliest',
  'name,asc': 'wish.orders.byName',
};
