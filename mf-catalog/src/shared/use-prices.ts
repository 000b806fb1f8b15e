import { type ClientPrice, listPrices } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { seesPrices, useViewer, type Viewer } from './use-viewer.ts';

/** What is known of one wine's price: `closed` to this viewer, on its way, unreachable, not for sale, or there. */
export type WinePrice =
  | { status: 'closed' | 'waiting' | 'failed' | 'none' }
  | { status: 'known'; price: ClientPrice };

export interface PriceBook {
  viewer: Viewer;
  of: (idProduct: number) => WinePrice;
}

/** The viewer's own prices of these wines (at most 100), asked for once somebody who may see them is signed in. */
export function usePrices(ids: readonly number[]): PriceBook {
  const viewer = useViewer();
  const asked = seesPrices(viewer) && ids.length > 0;
  const prices = useEndpoint(listPrices, asked ? { query: { ids: [...ids] } } : null, { keepPrevious: true });

  const of = (idProduct: number): WinePrice => {
    if (viewer === 'arriving') return { status: 'waiting' };
    if (!seesPrices(viewer)) return { status: 'closed' };
    if (prices.status === 'failed') return { status: 'failed' };
    const price = prices.data?._embedded.items.find((item) => item.idProduct === idProduct);
    if (price !== undefined) return { status: 'known', price };
    return { status: prices.status === 'loading' || prices.isRefreshing ? 'waiting' : 'none' };
  };
  return { viewer, of };
}
