import type { EstimateSummary, Language } from '@vitis/contracts';
import {
  daysToExpiry,
  formatNumber,
  listedDay,
  listedTime,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { winesWords } from '@vitis/platform/documents';
import type { useTranslation } from '@vitis/platform/i18n';
import type { TableColumn } from '@vitis/ui';
import {
  ClientCell,
  ExpiryCell,
  MomentCell,
  NumberCell,
  StateCell,
  TotalCell,
  WinesCell,
} from '@vitis/ui/documents';
import { TONES } from '../../shared/tones.ts';

interface Words {
  t: ReturnType<typeof useTranslation>['t'];
  language: Language;
  now: Date;
}

/** Columns of the list, in the words of the page's language. */
export function estimateColumns({ t, language, now }: Words): TableColumn<EstimateSummary>[] {
  return [
    {
      id: 'estimateNumber',
      header: t('estimates.columns.number'),
      rowHeader: true,
      sortable: true,
      width: 132,
      cell: (row) => <NumberCell>{row.estimateNumber}</NumberCell>,
    },
    {
      id: 'client',
      header: t('list.client'),
      phone: 'fill',
      cell: (row) => <ClientCell company={row.clientName} person={row.clientFullName} />,
    },
    {
      id: 'requestedAt',
      header: t('list.days'),
      sortable: true,
      phone: 'bare',
      width: 128,
      cell: (row) => <MomentCell {...listedTime(row.requestedAt, language, now)} />,
    },
    {
      id: 'lines',
      header: t('list.lines'),
      phone: 'fill',
      cell: (row) => <WinesCell>{winesWords(t, row)}</WinesCell>,
    },
    {
      id: 'total',
      header: t('list.total'),
      numeric: true,
      sortable: true,
      phone: 'last',
      width: 104,
      cell: (row) => <TotalCell>{row.total === 0 ? '–' : formatNumber(row.total, language)}</TotalCell>,
    },
    {
      id: 'expiredDate',
      header: t('estimates.columns.expiry'),
      sortable: true,
      phone: 'mark',
      width: 128,
      cell: (row) => {
        const left = daysToExpiry(row, now);
        return (
          <ExpiryCell
            day={row.expiredDate === null ? null : listedDay(row.expiredDate, language, now)}
            mark={
              left === null
                ? null
                : left === 0
                  ? t('estimates.expiresToday')
                  : t('estimates.daysLeft', { days: left })
            }
          />
        );
      },
    },
    {
      id: 'status',
      header: t('list.status'),
      width: 96,
      cell: (row) => {
        const shown = shownEstimateStatus(row, now);
        return <StateCell tone={TONES.estimate[shown]}>{statusLabel('estimate', shown, language)}</StateCell>;
      },
    },
  ];
}
