import { countOrderForms, ORDER_FORM_STATUSES, type OrderFormSummary } from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import { boxIcon } from '@vitis/ui';
import { numberColumn } from '../columns.tsx';
import type { DocumentList } from '../document-list.ts';
import { statesOf } from '../states-of.ts';

const empty: DocumentList<OrderFormSummary>['empty'] = { icon: boxIcon };

/** What every list of orders has, whoever reads it; its own texts stand in the remote's file under `orders`. */
export const orderList = (
  path: string,
  {
    views = [],
    byTrade = false,
    byDelivery = false,
  }: { views?: readonly string[]; byTrade?: boolean; byDelivery?: boolean } = {},
) => ({
  counts: countOrderForms,
  filters: listFilters({
    path,
    statuses: ORDER_FORM_STATUSES,
    sorts: ['requestedAt', 'orderFormNumber', 'total', 'dueDate'],
    views,
    byTrade,
    byDelivery,
  }),
  states: statesOf('orderForm', ORDER_FORM_STATUSES),
  number: (row: OrderFormSummary) => row.orderFormNumber,
  hints: ['order:changed', 'delivery:changed'] as const,
  texts: {
    title: 'orders.title',
    search: 'portal.orders.search',
    searchHint: 'orders.searchHint',
    byStatus: 'portal.orders.byStatus',
    failed: 'portal.orders.failed',
    none: 'orders.none',
    noneText: 'orders.noneText',
    noneFound: 'portal.orders.noneFound',
  },
  empty,
  hasSheet: true,
});

export const orderNumber = (look?: { width?: number }) =>
  numberColumn('orderFormNumber', 'portal.orders.columns.number', look);
