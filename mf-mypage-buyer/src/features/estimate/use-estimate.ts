import { countEstimates, getEstimate, listEstimateRevisions, listEstimates } from '@vitis/contracts';
import { subscribe, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback, useEffect } from 'react';

/** What a step of an estimate changes; why one was not taken stands on the page. */
export const STEP = {
  refreshes: [getEstimate, listEstimateRevisions, listEstimates, countEstimates],
  tells: ['refused', 'stale'],
} as const;

/** An estimate and its revisions; both look again when somebody changes it. */
export function useEstimate(number: string) {
  const estimate = useEndpoint(getEstimate, { params: { number } });
  const revisions = useEndpoint(listEstimateRevisions, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(getEstimate, listEstimateRevisions), [refreshAll]);
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) void refresh();
  });
  useEffect(
    () =>
      subscribe('estimate/changed', (fact, { remote }) => {
        if (remote && fact.estimateNumber === number) void refresh();
      }),
    [number, refresh],
  );
  return { estimate, revisions };
}
