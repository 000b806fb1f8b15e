import { listEstimatesOfSales } from '@vitis/contracts';
import {
  deskListScreen,
  estimateExpiry,
  estimateList,
  estimateNumber,
  estimateState,
  momentColumn,
  personColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';

/** Estimates of the sales person's own clients. */
export const Screen = deskListScreen({
  ...estimateList(MANAGE_ESTIMATES_PATH, ['expiring']),
  views: { expiring: 'estimates.views.expiring' },
  endpoint: listEstimatesOfSales,
  columns: [
    estimateNumber({ width: 148 }),
    personColumn({ width: '18%' }),
    momentColumn('requestedAt', 'portal.list.days', { width: '13%', yields: true }),
    winesColumn({ yields: true }),
    totalColumn({ width: 132 }),
    estimateExpiry({ width: '16%' }),
    estimateState('sales'),
  ],
});
