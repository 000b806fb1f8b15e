import { listOrderFormsOfSales } from '@vitis/contracts';
import {
  bulkRows,
  documentListScreen,
  expiryColumn,
  momentColumn,
  orderList,
  orderNumber,
  personColumn,
  stateColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { BULK_ACTIONS } from './bulk-actions.ts';
import { overdueMark, stateOf } from './order-cells.tsx';

/** Orders of the sales person's own clients; several can be confirmed or completed together. */
export const Screen = documentListScreen({
  ...orderList(MANAGE_ORDERS_PATH),
  endpoint: listOrderFormsOfSales,
  columns: [
    orderNumber(),
    personColumn({ width: 92 }),
    momentColumn('requestedAt', 'portal.list.days', { width: 116 }),
    winesColumn(),
    totalColumn({ width: 100 }),
    expiryColumn('dueDate', 'portal.orders.columns.dueDate', overdueMark, { width: 116, late: true }),
    stateColumn(stateOf, { header: 'orders.columns.delivery', width: 104, phone: 'end' }),
  ],
  Rows: bulkRows({ actions: BULK_ACTIONS, columns: [orderNumber(), personColumn()] }),
});
