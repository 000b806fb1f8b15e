import { countOrderForms, listOrderForms, ORDER_FORM_STATUSES } from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import {
  documentListScreen,
  momentColumn,
  numberColumn,
  personColumn,
  statesOf,
  statusColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { fileIcon } from '@vitis/ui';

/** The latest first, narrowed by state, days and words. */
export const Screen = documentListScreen({
  endpoint: listOrderForms,
  access: ['B2B'],
  counts: countOrderForms,
  filters: listFilters({
    path: '/its-path/list',
    statuses: ORDER_FORM_STATUSES,
    sorts: ['requestedAt', 'dueDate', 'total', 'orderFormNumber'],
  }),
  states: statesOf('orderForm', ORDER_FORM_STATUSES),
  number: (row) => row.orderFormNumber,
  hints: [],
  columns: [
    numberColumn('orderFormNumber', 'portal.list.number'),
    personColumn(),
    momentColumn('requestedAt', 'portal.list.moment'),
    winesColumn(),
    totalColumn(),
    statusColumn('orderForm', 'buyer'),
  ],
  texts: { title: 'newList.title' },
  empty: { icon: fileIcon },
});
