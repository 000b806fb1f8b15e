import { type ClientPrice, listPrices, listWishes } from '@vitis/contracts';
import { subscribe } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { useEffect } from 'react';
import { useRemoved } from './use-removed.ts';
import { type WishFilters, wishAddress, wishInput } from './wish-address.ts';
import { rowsWithRemoved, wishedCount } from './wished-rows.ts';

/** What is known of a price: on its way, unreachable, not for sale to this company, or there. */
export type RowPrice = ClientPrice | 'waiting' | 'failed' | 'none';

/** One page of the wish list with the company's own prices. */
export function useWishList(filters: WishFilters) {
  const wishes = useEndpoint(listWishes, wishInput(filters));
  const place = wishAddress.href(filters);
  const { removed, remove, restore } = useRemoved(place);
  const items = wishes.data?._embedded.items ?? [];
  const rows = rowsWithRemoved(items, removed);
  const ids = rows.map(({ wish }) => wish.idProduct).sort((one, other) => one - other);
  const prices = useEndpoint(listPrices, ids.length === 0 ? null : { query: { ids } }, {
    keepPrevious: true,
  });
  const navigate = useNavigate();
  const { refresh } = wishes;

  useEffect(() => subscribe('wish/toggled', (_fact, { remote }) => void (remote && refresh())), [refresh]);

  // The last wine of the last page has gone: its page is no more.
  const lastPage = Math.max(1, wishes.data?.page.totalPages ?? 1);
  const isPastEnd = wishes.status === 'ready' && rows.length === 0 && filters.page > lastPage;
  const lastHref = wishAddress.href({ ...filters, page: lastPage });
  useEffect(() => {
    if (isPastEnd) void navigate(lastHref, { replace: true });
  }, [isPastEnd, lastHref, navigate]);

  const priceOf = (idProduct: number): RowPrice => {
    const found = prices.data?._embedded.items.find((price) => price.idProduct === idProduct);
    if (found !== undefined) return found;
    if (prices.status === 'failed') return 'failed';
    return prices.status === 'loading' || prices.isRefreshing ? 'waiting' : 'none';
  };
  return {
    place,
    wishes,
    rows,
    prices,
    priceOf,
    remove,
    restore,
    pageCount: lastPage,
    count: wishes.data && wishedCount(wishes.data.page.totalElements, items, removed),
  };
}
