import { listEstimatesOfSales } from '@vitis/contracts';
import {
  documentListScreen,
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
export const Screen = documentListScreen({
  ...estimateList(MANAGE_ESTIMATES_PATH),
  endpoint: listEstimatesOfSales,
  columns: [
    estimateNumber(),
    personColumn(),
    momentColumn('requestedAt', 'portal.list.days', { width: 128 }),
    winesColumn(),
    totalColumn({ width: 104 }),
    estimateExpiry({ width: 128 }),
    estimateState('sales'),
  ],
});
