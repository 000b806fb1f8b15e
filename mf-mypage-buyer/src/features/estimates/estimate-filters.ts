import { ESTIMATE_FILTERS, type EstimateFilter } from '@vitis/contracts';
import { type ListFilters, listFilters } from '@vitis/domain';
import { ESTIMATES_PATH } from '../../shared/paths.ts';

const SORTS = ['requestedAt', 'estimateNumber', 'total', 'expiredDate'] as const;

export type EstimateFilters = ListFilters<EstimateFilter, (typeof SORTS)[number]>;

export const estimateFilters = listFilters({
  path: ESTIMATES_PATH,
  statuses: ESTIMATE_FILTERS,
  sorts: SORTS,
});
