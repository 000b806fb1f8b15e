import { listEstimatesOfSales } from '@vitis/contracts';
import { clientAddress } from '@vitis/domain';
import {
  bulkRows,
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
import { lazyInHand } from '../../shared/lazy-in-hand.tsx';
import { NarrowChoice } from '../../shared/narrow-choice.tsx';
import { NarrowedBy } from '../../shared/narrowed-by.tsx';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { RegistLink } from '../../shared/regist-link.tsx';
import { BULK_PAPERS } from './bulk-papers.ts';

/** Estimates of the sales person's own clients; several can be put on paper together. */
export const Screen = deskListScreen({
  ...estimateList(MANAGE_ESTIMATES_PATH, { views: ['expiring'], byTrade: true }),
  views: { expiring: { label: 'estimates.views.expiring' } },
  endpoint: listEstimatesOfSales,
  Link: RegistEstimateLink,
  Narrow: NarrowChoice,
  Narrowed: NarrowedBy,
  columns: [
    estimateNumber({ width: 140 }),
    personColumn({ width: '14%', href: ({ idClient }) => clientAddress(idClient) }),
    // The number says the day already.
    momentColumn('requestedAt', 'portal.list.days', { width: 124, yields: 'early' }),
    winesColumn({ yields: true }),
    totalColumn({ width: 122 }),
    estimateExpiry({ width: 148 }),
    estimateState('sales'),
  ],
  InHand: lazyInHand(() =>
    import(/* webpackChunkName: "estimate-in-hand" */ './estimate-in-hand.tsx').then(
      ({ EstimateInHand }) => EstimateInHand,
    ),
  ),
  Rows: bulkRows({ actions: [], papers: BULK_PAPERS, columns: [estimateNumber(), personColumn()] }),
});

function RegistEstimateLink() {
  return <RegistLink list={MANAGE_ESTIMATES_PATH} />;
}
