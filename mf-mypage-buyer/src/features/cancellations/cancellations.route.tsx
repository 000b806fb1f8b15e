import {
  CANCELLATION_KINDS,
  type Cancellation,
  countCancellations,
  listCancellations,
} from '@vitis/contracts';
import { listFilters, statusLabel } from '@vitis/domain';
import {
  type Column,
  documentListScreen,
  momentColumn,
  numberColumn,
  stateColumn,
  statesOf,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { fileIcon } from '@vitis/ui';
import { SmallCell } from '@vitis/ui/documents';
import { CANCELLATIONS_PATH } from '../../shared/paths.ts';
import { WinesLink } from '../../shared/wines-link.tsx';

/** Who called it off, and why. */
const reasonColumn: Column<Cancellation> = ({ t }) => ({
  id: 'reason',
  header: t('cancellations.columns.reason'),
  phone: 'hidden',
  // The page of the cancellation says it, too; the wines have no other column.
  yields: 'early',
  cell: ({ cancelledBy, reason }) => (
    <SmallCell>
      {[cancelledBy === null ? '' : t(`cancellations.by.${cancelledBy}`), reason].filter(Boolean).join(' · ')}
    </SmallCell>
  ),
});

/** What the company asked for and was called off, by it or by sales staff. */
export const Screen = documentListScreen({
  endpoint: listCancellations,
  counts: countCancellations,
  filters: listFilters({
    path: CANCELLATIONS_PATH,
    statuses: CANCELLATION_KINDS,
    sorts: ['cancelledAt', 'number', 'total'],
  }),
  states: statesOf('cancellation', CANCELLATION_KINDS),
  number: (row: Cancellation) => row.number,
  hints: ['estimate:changed', 'order:changed'],
  columns: [
    numberColumn('number', 'cancellations.columns.number', { width: 136 }),
    momentColumn('cancelledAt', 'cancellations.columns.cancelledAt'),
    winesColumn(),
    reasonColumn,
    totalColumn(),
    stateColumn(
      ({ kind }: Cancellation, { language }) => ({
        tone: 'muted',
        children: statusLabel(kind === 'ESTIMATE' ? 'estimate' : 'orderForm', 'CANCELLED', language),
      }),
      { width: 104 },
    ),
  ],
  texts: {
    title: 'cancellations.title',
    searchHint: 'cancellations.searchHint',
    byStatus: 'cancellations.byStatus',
    none: 'cancellations.none',
    noneText: 'cancellations.noneText',
  },
  hasSheet: true,
  empty: { icon: fileIcon, Action: WinesLink },
});
