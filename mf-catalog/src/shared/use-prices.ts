import { type ClientPrice, listPrices } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useMemo } from 'react';
import { seesPrices, useViewer, type Viewer } from './use-viewer.ts';

/** What is known of one wine's price: `closed` to this viewer, on its way, unreachable, not for sale, or there. */
export type WinePrice =
  | { status: 'closed' | 'waiting' | 'none' }
  /** With the way to ask for all of them again. */
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

/** The viewer's own prices of these wines (at most 100), asked for once somebody who may see them is signed in. */
export function usePrices(ids: readonly number[]): PriceBook {
  const viewer = useViewer();
  const asked = seesPrices(viewer) && ids.length > 0;
  const prices = useEndpoint(listPrices, asked ? { query: { ids: [...ids] } } : null, { keepPrevious: true });

  const items = prices.data?._embedded.items;
  const known = useMemo(
    () => new Map(items?.map((price) => [price.idProduct, { status: 'known', price } as const])),
    [items],
  );
  const isFailed = prices.status === 'failed';
  const isComing = prices.status === 'loading' || prices.isRefreshing;
  const { refresh } = prices;
  return useMemo(() => {
    const failed: WinePrice = { status: 'failed', retry: refresh, busy: isComing };
    const of = (idProduct: number): WinePrice => {
      if (viewer === 'arriving') return WAITING;
      if (!seesPrices(viewer)) return CLOSED;
      if (isFailed) return failed;
      return known.get(idProduct) ?? (isComing ? WAITING : NONE);
    };
    return { viewer, of };
  }, [viewer, known, isFailed, isComing, refresh]);
}
