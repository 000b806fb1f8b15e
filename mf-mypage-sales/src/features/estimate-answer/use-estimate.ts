import {
  countEstimates,
  type Estimate,
  getEstimate,
  listEstimateRevisions,
  listEstimatesOfSales,
  listPrices,
} from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback, useMemo } from 'react';

/** An estimate and its revisions; both look again when somebody changes it. */
export function useEstimate(number: string) {
  const estimate = useEndpoint(getEstimate, { params: { number } });
  const revisions = useEndpoint(listEstimateRevisions, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(
    () => refreshAll(getEstimate, listEstimateRevisions, listEstimatesOfSales, countEstimates),
    [refreshAll],
  );
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) void refresh();
  });
  return { estimate, revisions, refresh };
}

/** Stock and the client's last purchase of these wines; empty while they are not known. */
export function useClientPrices(idClient: Estimate['idClient'], idProducts: readonly number[]) {
  const ids = [...new Set(idProducts)].sort((a, b) => a - b);
  const prices = useEndpoint(listPrices, ids.length === 0 ? null : { query: { ids, idClient } }, {
    keepPrevious: true,
  });
  const items = prices.data?._embedded.items;
  return useMemo(() => new Map(items?.map((price) => [price.idProduct, price])), [items]);
}
