import { countEstimates, ESTIMATE_FILTERS, type EstimateSummary } from '@vitis/contracts';
import {
  type DocumentReader,
  daysToExpiry,
  documentTones,
  ESTIMATE_LIFECYCLE,
  listFilters,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { fileIcon } from '@vitis/ui';
import { expiryColumn, type ListContext, numberColumn, stateColumn } from '../columns.tsx';
import type { DocumentList } from '../document-list.ts';
import { statesOf } from '../states-of.ts';

const empty: DocumentList<EstimateSummary>['empty'] = { icon: fileIcon };

/** What every list of estimates has, whoever reads it; its own texts stand in the remote's file under `estimates`. */
export const estimateList = (
  path: string,
  { views = [], byTrade = false }: { views?: readonly string[]; byTrade?: boolean } = {},
) => ({
  counts: countEstimates,
  filters: listFilters({
    path,
    statuses: ESTIMATE_FILTERS,
    sorts: ['requestedAt', 'estimateNumber', 'total', 'expiredDate'],
    views,
    byTrade,
  }),
  states: statesOf('estimate', ESTIMATE_LIFECYCLE),
  number: (row: EstimateSummary) => row.estimateNumber,
  hints: ['estimate:changed'] as const,
  texts: {
    title: 'estimates.title',
    search: 'portal.estimates.search',
    searchHint: 'estimates.searchHint',
    byStatus: 'portal.estimates.byStatus',
    failed: 'portal.estimates.failed',
    none: 'estimates.none',
    noneText: 'estimates.noneText',
    noneFound: 'portal.estimates.noneFound',
  },
  empty,
  hasSheet: true,
});

export const estimateNumber = (look?: { width?: number }) =>
  numberColumn('estimateNumber', 'portal.estimates.columns.number', look);

function expiryMark(row: EstimateSummary, { t, now }: ListContext): string | null {
  const days = daysToExpiry(row, now);
  if (days === null) return null;
  return days === 0 ? t('portal.estimates.expiresToday') : t('portal.estimates.daysLeft', { days });
}

/** The last day of an answer, and how few days are left. */
export const estimateExpiry = (look?: { width?: number | string }) =>
  expiryColumn('expiredDate', 'portal.estimates.columns.expiry', expiryMark, look);

/** The state: an answer past its last day is expired. */
export function estimateState(reader: DocumentReader) {
  const tones = documentTones(reader).estimate;
  return stateColumn((row: EstimateSummary, { language, now }) => {
    const shown = shownEstimateStatus(row, now);
    return { tone: tones[shown], children: statusLabel('estimate', shown, language) };
  });
}
