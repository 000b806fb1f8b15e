import { type Estimate, listPrices } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useEffect, useMemo, useRef } from 'react';

/** Stock and the client's last purchase of these wines; empty while they are not known. */
export function useClientPrices(idClient: Estimate['idClient'], idProducts: readonly number[]) {
  const ids = [...new Set(idProducts)].sort((a, b) => a - b);
  const prices = useEndpoint(listPrices, ids.length === 0 ? null : { query: { ids, idClient } }, {
    keepPrevious: true,
  });
  const items = prices.data?._embedded.items;
  // Each price stands for itself: where one more wine's does not come, those of the others hold.
  const known = useRef<{ idClient: number; items: typeof items }>(undefined);
  useEffect(() => {
    if (items !== undefined) known.current = { idClient, items };
  }, [idClient, items]);
  const shown = items ?? (known.current?.idClient === idClient ? known.current.items : undefined);
  return useMemo(() => new Map(shown?.map((price) => [price.idProduct, price])), [shown]);
}
