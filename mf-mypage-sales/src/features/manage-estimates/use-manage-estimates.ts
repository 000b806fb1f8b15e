import { countEstimates, listEstimatesOfSales } from '@vitis/contracts';
import { daysQuery } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useListPage } from '@vitis/platform/documents';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

/** The list and its counts; both look again when an estimate changes anywhere. */
export function useManageEstimates(filters: EstimateFilters) {
  const { list, isStale } = useListPage(listEstimatesOfSales, estimateFilters.query(filters));
  const counts = useEndpoint(countEstimates, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('estimate:changed', () => void refresh(listEstimatesOfSales, countEstimates));
  return { list, counts, isStale };
}
