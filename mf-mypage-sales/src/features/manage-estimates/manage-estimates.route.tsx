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
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { RegistLink } from '../../shared/regist-link.tsx';
import { BULK_PAPERS } from './bulk-papers.ts';

/** Estimates of the sales person's own clients; several can be put on paper together. */
export const Screen = deskListScreen({
  ...estimateList(MANAGE_ESTIMATES_PATH, { views: ['expiring'], byTrade: true }),
  views: { expiring: 'estimates.views.expiring' },
  endpoint: listEstimatesOfSales,
  Link: RegistEstimateLink,
  Narrow: NarrowChoice,
  columns: [
    estimateNumber({ width: 148 }),
    personColumn({ width: '18%', href: ({ idClient }) => clientAddress(idClient) }),
    momentColumn('requestedAt', 'portal.list.days', { width: '13%', yields: true }),
    winesColumn({ yields: true }),
    totalColumn({ width: 132 }),
    estimateExpiry({ width: '16%' }),
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
