import type { Language } from '@vitis/contracts';
import { formatDay, formatNumber, seoulClock, seoulDay } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import styles from './list.module.scss';

/** A document's number. */
export const NumberCell = ({ children }: { children: string }) => (
  <span className={styles.number}>{children}</span>
);

/** The first wine, and how many more. */
export function WinesCell({ row }: { row: { firstProductName: string | null; lineCount: number } }) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <span className={styles.wines}>
      {row.lineCount > 1
        ? t('list.firstAndMore', { name: row.firstProductName, more: row.lineCount - 1 })
        : row.firstProductName}
    </span>
  );
}

export const TotalCell = ({ total, language }: { total: number; language: Language }) => (
  <strong className={styles.total}>{formatNumber(total, language)}</strong>
);

/** A day; on phones without a year that goes without saying. */
export function DayCell({ day, language, now }: { day: string; language: Language; now: Date }) {
  const shown = formatDay(day, language);
  const thisYear = day.slice(0, 4) === seoulDay(now).slice(0, 4);
  return (
    <span className={styles.day}>
      <span className={thisYear ? styles.wide : undefined}>{shown.slice(0, 5)}</span>
      {shown.slice(5)}
    </span>
  );
}

/** Day and, on wide screens, hour in Seoul. */
export function MomentCell({ at, language, now }: { at: string; language: Language; now: Date }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} className={styles.pair}>
      <DayCell day={seoulDay(instant)} {...{ language, now }} />
      <span className={classNames(styles.small, styles.wide)}>{seoulClock(instant)}</span>
    </time>
  );
}
