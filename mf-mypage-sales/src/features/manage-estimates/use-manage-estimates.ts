import { countEstimates, listEstimatesOfSales } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { daysQuery } from '../../shared/list-filters.ts';
import { useIsStale } from '../../shared/use-document-list.ts';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

/** The list and its counts; both look again when an estimate changes anywhere. */
export function useManageEstimates(filters: EstimateFilters) {
  const query = estimateFilters.query(filters);
  const list = useEndpoint(listEstimatesOfSales, { query }, { keepPrevious: true });
  const counts = useEndpoint(countEstimates, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('estimate:changed', () => void refresh(listEstimatesOfSales, countEstimates));
  return { list, counts, isStale: useIsStale(list, query) };
}
