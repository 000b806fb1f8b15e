import { countEstimates, listEstimatesOfSales } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo, useRef } from 'react';
import { daysQuery } from '../../shared/list-filters.ts';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

/** Filters of the address, and the way to change them; a change of anything but the page starts at page 1. */
export function useEstimateFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => estimateFilters.read(search), [search]);
  const change = useCallback(
    (changed: Partial<EstimateFilters>) =>
      void navigate(estimateFilters.href({ ...filters, page: 1, ...changed }), { preventScrollReset: true }),
    [filters, navigate],
  );
  return { filters, change };
}

/** The list and its counts; both look again when an estimate changes anywhere. */
export function useManageEstimates(filters: EstimateFilters) {
  const query = estimateFilters.query(filters);
  const list = useEndpoint(listEstimatesOfSales, { query }, { keepPrevious: true });
  const counts = useEndpoint(countEstimates, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('estimate:changed', () => void refresh(listEstimatesOfSales, countEstimates));

  // What stands there answers an earlier question as long as the next answer is on its way.
  const asked = JSON.stringify(query);
  const answered = useRef(asked);
  if (list.status !== 'loading' && !list.isRefreshing) answered.current = asked;
  return { list, counts, isStale: list.status === 'ready' && answered.current !== asked };
}
