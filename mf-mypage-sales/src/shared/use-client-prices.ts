import { type Estimate, listPrices } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useMemo } from 'react';

/** Stock and the client's last purchase of these wines; empty while they are not known. */
export function useClientPrices(idClient: Estimate['idClient'], idProducts: readonly number[]) {
  const ids = [...new Set(idProducts)].sort((a, b) => a - b);
  const prices = useEndpoint(listPrices, ids.length === 0 ? null : { query: { ids, idClient } }, {
    keepPrevious: true,
  });
  const items = prices.data?._embedded.items;
  return useMemo(() => new Map(items?.map((price) => [price.idProduct, price])), [items]);
}
