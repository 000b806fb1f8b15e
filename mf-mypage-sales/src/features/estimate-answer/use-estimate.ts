import {
  countEstimates,
  type Estimate,
  getEstimate,
  listEstimateRevisions,
  listEstimatesOfSales,
  listPrices,
} from '@vitis/contracts';
import { publish, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback, useMemo } from 'react';

const CHANGED_BY_STEP = [getEstimate, listEstimateRevisions, listEstimatesOfSales, countEstimates] as const;

/** What follows from a step of an estimate; that somebody was faster stands on the page. */
export const STEP = {
  refreshes: CHANGED_BY_STEP,
  tells: ['stale'],
  onDone: ({ estimateNumber }: Estimate) => publish('estimate/changed', { estimateNumber }),
} as const;

/** An estimate and its revisions; both look again when somebody changes it. */
export function useEstimate(number: string) {
  const estimate = useEndpoint(getEstimate, { params: { number } });
  const revisions = useEndpoint(listEstimateRevisions, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(...CHANGED_BY_STEP), [refreshAll]);
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) void refresh();
  });
  return { estimate, revisions };
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
