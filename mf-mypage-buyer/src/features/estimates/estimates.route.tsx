import { listEstimates } from '@vitis/contracts';
import {
  documentListScreen,
  estimateExpiry,
  estimateList,
  estimateNumber,
  estimateState,
  momentColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { ESTIMATES_PATH } from '../../shared/paths.ts';
import { WinesLink } from '../../shared/wines-link.tsx';

const list = estimateList(ESTIMATES_PATH);

/** What the company has asked prices for. */
export const Screen = documentListScreen({
  ...list,
  endpoint: listEstimates,
  columns: [
    estimateNumber(),
    // The number says the day, too.
    momentColumn('requestedAt', 'portal.list.days', { yields: 'early' }),
    winesColumn(),
    totalColumn(),
    estimateExpiry(),
    estimateState('buyer'),
  ],
  empty: { ...list.empty, Action: WinesLink },
});
