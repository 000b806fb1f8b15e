import {
  countDeliveriesOfBuyer,
  DELIVERY_STATUSES,
  type DeliveryInfo,
  listDeliveriesOfBuyer,
} from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import { documentListScreen, statesOf } from '@vitis/portal/list';
import { truckIcon } from '@vitis/ui';
import { DELIVERIES_PATH } from '../../shared/paths.ts';
import { DeliveryRows, OrdersLink } from './delivery-rows.tsx';

/** What is on its way to the company, and what has come. The list looks again when a delivery changes. */
export const Screen = documentListScreen({
  endpoint: listDeliveriesOfBuyer,
  counts: countDeliveriesOfBuyer,
  filters: listFilters({ path: DELIVERIES_PATH, statuses: DELIVERY_STATUSES, sorts: ['requestDate'] }),
  states: statesOf('delivery', DELIVERY_STATUSES),
  number: ({ idDeliveryInfo }: DeliveryInfo) => String(idDeliveryInfo),
  hints: ['delivery:changed'],
  columns: [],
  texts: {
    title: 'deliveries.title',
    days: 'deliveries.days',
    search: 'deliveries.search',
    searchHint: 'deliveries.searchHint',
    byStatus: 'deliveries.byStatus',
    failed: 'deliveries.failed',
    none: 'deliveries.none',
    noneText: 'deliveries.noneText',
    noneFound: 'deliveries.noneFound',
  },
  empty: { icon: truckIcon, Action: OrdersLink },
  ahead: true,
  hasSheet: true,
  Rows: DeliveryRows,
});
