import { countOrderForms, listOrderFormsOfSales } from '@vitis/contracts';
import { daysQuery } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useListPage } from '@vitis/platform/documents';
import { useCallback } from 'react';
import { type OrderFilters, orderFilters } from './order-filters.ts';

/** The list and its counts; both look again when an order or its delivery changes anywhere. */
export function useManageOrders(filters: OrderFilters) {
  const { list, isStale } = useListPage(listOrderFormsOfSales, orderFilters.query(filters));
  const counts = useEndpoint(countOrderForms, { query: daysQuery(filters) }, { keepPrevious: true });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(listOrderFormsOfSales, countOrderForms), [refreshAll]);
  useSocketHint('order:changed', () => void refresh());
  useSocketHint('delivery:changed', () => void refresh());
  return { list, counts, refresh, isStale };
}
