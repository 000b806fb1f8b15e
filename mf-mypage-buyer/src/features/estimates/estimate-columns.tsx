import type { EstimateSummary, Language } from '@vitis/contracts';
import { daysBetween, formatDay, seoulDay, shownEstimateStatus, statusLabel } from '@vitis/domain';
import type { useTranslation } from '@vitis/platform/i18n';
import { classNames, Status, type TableColumn } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { MomentCell, NumberCell, TotalCell, WinesCell } from '../../shared/list-cells.tsx';
import { ESTIMATE_TONES } from '../../shared/tones.ts';

/** An answer that ends within these days says so. */
const SOON_DAYS = 7;

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
      id: 'requestedAt',
      header: t('list.days'),
      sortable: true,
      phone: 'bare',
      width: 132,
      cell: (row) => <MomentCell at={row.requestedAt} {...{ language, now }} />,
    },
    {
      id: 'lines',
      header: t('list.lines'),
      phone: 'bare',
      cell: (row) => <WinesCell row={row} />,
    },
    {
      id: 'total',
      header: t('list.total'),
      numeric: true,
      sortable: true,
      phone: 'bare',
      width: 124,
      cell: (row) => <TotalCell total={row.total} language={language} />,
    },
    {
      id: 'expiredDate',
      header: t('estimates.columns.expiry'),
      sortable: true,
      phone: 'hidden',
      width: 132,
      cell: (row) => <Expiry row={row} {...{ t, language, now }} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: 96,
      cell: (row) => {
        const shown = shownEstimateStatus(row, now);
        return (
          <Status className={styles.status} tone={ESTIMATE_TONES[shown]}>
            {statusLabel('estimate', shown, language)}
          </Status>
        );
      },
    },
  ];
}

function Expiry({ row, t, language, now }: Words & { row: EstimateSummary }) {
  if (row.expiredDate === null) return <span className={classNames(styles.small, styles.wide)}>–</span>;
  const left = daysBetween(seoulDay(now), row.expiredDate);
  const soon = row.status === 'RESPONDED' && left >= 0 && left <= SOON_DAYS;
  return (
    <span className={styles.pair}>
      <time className={styles.day} dateTime={row.expiredDate}>
        {formatDay(row.expiredDate, language)}
      </time>
      {soon ? (
        <span className={styles.soon}>
          {left === 0 ? t('estimates.expiresToday') : t('estimates.daysLeft', { days: left })}
        </span>
      ) : null}
    </span>
  );
}
