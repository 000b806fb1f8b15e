import { type ClientPrice, listPrices, listWishes, PAGE_SIZE } from '@vitis/contracts';
import { subscribe } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useEffect } from 'react';
import { useRemoved } from './use-removed.ts';
import { rowsWithRemoved, wishedCount } from './wished-rows.ts';

export const WISH_PATH = '/mypage/wish';

/** Address of a page of the list, from 1. */
export const wishHref = (page: number) => (page === 1 ? WISH_PATH : `${WISH_PATH}?page=${page}`);

/** The page that an address names, from 1. */
export function wishPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The page that the open address names, from 1. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return wishPage(search);
}

/** What the provider is asked for a page. */
export const wishInput = (page: number) => ({ query: { page: page - 1, size: PAGE_SIZE } });

/** What is known of a price: on its way, unreachable, not for sale to this company, or there. */
export type RowPrice = ClientPrice | 'waiting' | 'failed' | 'none';

/** One page of the wish list with the company's own prices. */
export function useWishList(page: number) {
  const wishes = useEndpoint(listWishes, wishInput(page));
  const { removed, remove, restore } = useRemoved();
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
  const isPastEnd = wishes.status === 'ready' && rows.length === 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) void navigate(wishHref(lastPage), { replace: true });
  }, [isPastEnd, lastPage, navigate]);

  const priceOf = (idProduct: number): RowPrice => {
    const found = prices.data?._embedded.items.find((price) => price.idProduct === idProduct);
    if (found !== undefined) return found;
    if (prices.status === 'failed') return 'failed';
    return prices.status === 'loading' || prices.isRefreshing ? 'waiting' : 'none';
  };
  return {
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
