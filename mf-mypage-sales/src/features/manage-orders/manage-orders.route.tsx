import { listOrderFormsOfSales } from '@vitis/contracts';
import { clientAddress } from '@vitis/domain';
import {
  bulkRows,
  deskListScreen,
  expiryColumn,
  momentColumn,
  orderList,
  orderNumber,
  personColumn,
  stateColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { lazyInHand } from '../../shared/lazy-in-hand.tsx';
import { NarrowChoice } from '../../shared/narrow-choice.tsx';
import { NarrowedBy } from '../../shared/narrowed-by.tsx';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { RegistLink } from '../../shared/regist-link.tsx';
import { BULK_ACTIONS } from './bulk-actions.ts';
import { BULK_PAPERS } from './bulk-papers.ts';
import { overdueMark, stateOf } from './order-cells.tsx';

/** Orders of the sales person's own clients; several can be confirmed, completed or put on paper together. */
export const Screen = deskListScreen({
  ...orderList(MANAGE_ORDERS_PATH, { views: ['unplanned', 'failed'], byTrade: true, byDelivery: true }),
  views: { unplanned: { label: 'orders.views.unplanned' }, failed: { label: 'orders.views.failed' } },
  endpoint: listOrderFormsOfSales,
  Link: RegistOrderLink,
  Narrow: NarrowChoice,
  Narrowed: NarrowedBy,
  columns: [
    orderNumber({ width: 148 }),
    personColumn({ width: '12%', href: ({ idClient }) => clientAddress(idClient) }),
    // The number says the day already.
    momentColumn('requestedAt', 'portal.list.days', { width: 124, yields: 'early' }),
    winesColumn({ yields: true }),
    totalColumn({ width: 122 }),
    expiryColumn('dueDate', 'portal.orders.columns.dueDate', overdueMark, { width: 132, late: true }),
    stateColumn(stateOf, { header: 'orders.columns.delivery', width: 164, phone: 'end' }),
  ],
  InHand: lazyInHand(() =>
    import(/* webpackChunkName: "order-in-hand" */ './order-in-hand.tsx').then(
      ({ OrderInHand }) => OrderInHand,
    ),
  ),
  Rows: bulkRows({
    actions: BULK_ACTIONS,
    papers: BULK_PAPERS,
    columns: [orderNumber(), personColumn()],
  }),
});

function RegistOrderLink() {
  return <RegistLink list={MANAGE_ORDERS_PATH} />;
}
