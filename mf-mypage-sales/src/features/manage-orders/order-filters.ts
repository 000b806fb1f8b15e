import { ORDER_FORM_STATUSES, type OrderFormStatus } from '@vitis/contracts';
import { type ListFilters, listFilters } from '@vitis/domain';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

const SORTS = ['requestedAt', 'orderFormNumber', 'total', 'dueDate'] as const;

export type OrderFilters = ListFilters<OrderFormStatus, (typeof SORTS)[number]>;

export const orderFilters = listFilters({
  path: MANAGE_ORDERS_PATH,
  statuses: ORDER_FORM_STATUSES,
  sorts: SORTS,
});
