import { type ClientPrice, listPrices } from '@vitis/contracts';
import { $user, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useMemo, useState } from 'react';
import { seesPrices, useViewer, type Viewer } from './use-viewer.ts';

/** What is known of one wine's price: `closed` to this viewer, on its way, unreachable, not for sale, or there. */
export type WinePrice =
  | { status: 'closed' | 'none' }
  | { status: 'waiting' }
  /** With the way to ask again. */
  | { status: 'failed'; retry: () => void; busy: boolean }
  | { status: 'known'; price: ClientPrice };

/** The same object as long as nothing else is known. */
export interface PriceBook {
  viewer: Viewer;
  /** Answers the same object for what stays the same: a card whose price stays is not drawn again. */
  of: (idProduct: number) => WinePrice;
}

const CLOSED: WinePrice = { status: 'closed' };
const WAITING: WinePrice = { status: 'waiting' };
const NONE: WinePrice = { status: 'none' };

/**
 * The viewer's own prices of these wines (at most 100), asked for once somebody who may see them is signed in. Where they do not
 * come, those that came with the wines before stay.
 */
export function usePrices(ids: readonly number[]): PriceBook {
  const viewer = useViewer();
  const asked = seesPrices(viewer) && ids.length > 0;
  const prices = useEndpoint(listPrices, asked ? { query: { ids: [...ids] } } : null, { keepPrevious: true });

  const items = prices.data?._embedded.items;
  const idUser = useStore($user)?.id;
  const [last, setLast] = useState({ items, idUser });
  // Another member has other prices.
  const isNews = last.idUser !== idUser || (items !== undefined && last.items !== items);
  if (isNews) setLast({ items, idUser });
  const there = isNews ? items : last.items;
  const known = useMemo(
    () => new Map(there?.map((price) => [price.idProduct, { status: 'known', price } as const])),
    [there],
  );
  const isFailed = prices.status === 'failed';
  const isComing = prices.status === 'loading' || prices.isRefreshing;
  const { refresh } = prices;
  return useMemo(() => {
    const failed: WinePrice = { status: 'failed', retry: refresh, busy: isComing };
    const of = (idProduct: number): WinePrice => {
      if (viewer === 'arriving') return WAITING;
      if (!seesPrices(viewer)) return CLOSED;
      return known.get(idProduct) ?? (isFailed ? failed : isComing ? WAITING : NONE);
    };
    return { viewer, of };
  }, [viewer, known, isFailed, isComing, refresh]);
}
