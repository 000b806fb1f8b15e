import type { EstimateSummary, Language } from '@vitis/contracts';
import {
  daysBetween,
  formatDay,
  formatNumber,
  type ShownEstimateStatus,
  seoulClock,
  seoulDay,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import type { useTranslation } from '@vitis/platform/i18n';
import { classNames, Status, type TableColumn, type Tone } from '@vitis/ui';
import styles from './manage-estimates.module.scss';

/** As sales staff see it: a request waits for them, an answer waits for the client. */
const TONES: Record<ShownEstimateStatus, Tone> = {
  REQUESTED: 'wine',
  RESPONDED: 'careful',
  EXPIRED: 'bad',
  CONFIRMED: 'good',
  CANCELLED: 'muted',
};

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
      cell: (row) => <span className={styles.number}>{row.estimateNumber}</span>,
    },
    {
      id: 'client',
      header: t('estimates.columns.client'),
      phone: 'bare',
      cell: (row) => (
        <span className={styles.pair}>
          <strong>{row.clientName}</strong>
          <span className={classNames(styles.person, styles.wide)}>{row.clientFullName}</span>
        </span>
      ),
    },
    {
      id: 'requestedAt',
      header: t('estimates.columns.requestedAt'),
      sortable: true,
      phone: 'bare',
      width: 128,
      cell: (row) => <DayAndTime at={row.requestedAt} {...{ language, now }} />,
    },
    {
      id: 'lines',
      header: t('estimates.columns.lines'),
      phone: 'hidden',
      cell: (row) => (
        <span className={styles.wines}>
          {row.lineCount > 1
            ? t('estimates.firstAndMore', { name: row.firstProductName, more: row.lineCount - 1 })
            : row.firstProductName}
        </span>
      ),
    },
    {
      id: 'total',
      header: t('estimates.columns.total'),
      numeric: true,
      sortable: true,
      phone: 'bare',
      width: 104,
      cell: (row) => (
        <strong className={styles.total}>{row.total === 0 ? '–' : formatNumber(row.total, language)}</strong>
      ),
    },
    {
      id: 'expiredDate',
      header: t('estimates.columns.expiry'),
      sortable: true,
      phone: 'bare',
      width: 128,
      cell: (row) => <Expiry row={row} {...{ t, language, now }} />,
    },
    {
      id: 'status',
      header: t('estimates.columns.status'),
      width: 96,
      cell: (row) => {
        const shown = shownEstimateStatus(row, now);
        return (
          <Status className={styles.status} tone={TONES[shown]}>
            {statusLabel('estimate', shown, language)}
          </Status>
        );
      },
    },
  ];
}

/** On phones the weekday stands without a year that goes without saying, and without the hour. */
function DayAndTime({ at, language, now }: { at: string; language: Language; now: Date }) {
  const instant = new Date(at);
  const day = seoulDay(instant);
  const shown = formatDay(day, language);
  const thisYear = day.slice(0, 4) === seoulDay(now).slice(0, 4);
  return (
    <time dateTime={at} className={styles.pair}>
      <span className={styles.day}>
        <span className={thisYear ? styles.wide : undefined}>{shown.slice(0, 5)}</span>
        {shown.slice(5)}
      </span>
      <span className={classNames(styles.small, styles.wide)}>{seoulClock(instant)}</span>
    </time>
  );
}

function Expiry({ row, t, language, now }: Words & { row: EstimateSummary }) {
  if (row.expiredDate === null) return <span className={classNames(styles.small, styles.wide)}>–</span>;
  const left = daysBetween(seoulDay(now), row.expiredDate);
  const soon = row.status === 'RESPONDED' && left >= 0 && left <= SOON_DAYS;
  return (
    <span className={styles.pair}>
      <time className={classNames(styles.day, styles.wide)} dateTime={row.expiredDate}>
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
