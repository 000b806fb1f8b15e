import {
  countEstimates,
  type Estimate,
  getEstimate,
  listEstimateRevisions,
  listEstimates,
  listEstimatesOfSales,
} from '@vitis/contracts';
import { publish, subscribe, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback, useEffect } from 'react';

/** What a step of an estimate changes, whoever takes it. */
export const ESTIMATE_STEP = {
  refreshes: [getEstimate, listEstimateRevisions, listEstimates, listEstimatesOfSales, countEstimates],
  onDone: ({ estimateNumber }: Estimate) => publish('estimate/changed', { estimateNumber }),
} as const;

/** An estimate and its revisions; both look again when somebody changes it. */
export function useEstimate(number: string) {
  const estimate = useEndpoint(getEstimate, { params: { number } });
  const revisions = useEndpoint(listEstimateRevisions, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => void refreshAll(getEstimate, listEstimateRevisions), [refreshAll]);
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) refresh();
  });
  useEffect(
    () =>
      subscribe('estimate/changed', (fact, { remote }) => {
        if (remote && fact.estimateNumber === number) refresh();
      }),
    [number, refresh],
  );
  return { estimate, revisions };
}
