import { countOrderForms, listOrderFormsOfSales } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback } from 'react';
import { daysQuery } from '../../shared/list-filters.ts';
import { useIsStale } from '../../shared/use-document-list.ts';
import { type OrderFilters, orderFilters } from './order-filters.ts';

/** The list and its counts; both look again when an order or its delivery changes anywhere. */
export function useManageOrders(filters: OrderFilters) {
  const query = orderFilters.query(filters);
  const list = useEndpoint(listOrderFormsOfSales, { query }, { keepPrevious: true });
  const counts = useEndpoint(countOrderForms, { query: daysQuery(filters) }, { keepPrevious: true });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(listOrderFormsOfSales, countOrderForms), [refreshAll]);
  useSocketHint('order:changed', () => void refresh());
  useSocketHint('delivery:changed', () => void refresh());
  return { list, counts, refresh, isStale: useIsStale(list, query) };
}
