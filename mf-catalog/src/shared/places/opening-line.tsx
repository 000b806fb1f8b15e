import type { Opening, OpeningHours } from '@vitis/contracts';
import { seoulClock, seoulDay, weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Status } from '@vitis/ui';
import styles from './opening-line.module.scss';

/** A Sunday: the day from which days of the week are named. */
const SUNDAY = '2026-11-22';
const dayAt = (weekday: number): string => `2026-11-${22 + weekday}`;
const WEEKDAYS = '1,2,3,4,5';

/** Whether a place is open now, until when, and its hours. */
export function OpeningLine({ opening }: { opening: Opening }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { isOpen, changesAt, hours } = opening;
  const day = changesAt === null ? SUNDAY : seoulDay(new Date(changesAt));
  const time = changesAt === null ? '' : seoulClock(new Date(changesAt));
  const daysOf = ({ days }: OpeningHours) =>
    days.join() === WEEKDAYS
      ? t('place.weekdays')
      : days.map((weekday) => weekdayName(dayAt(weekday), language)).join('·');
  return (
    <div className={styles.line}>
      <Status tone={isOpen ? 'good' : 'muted'}>
        {isOpen
          ? t('place.openUntil', { time })
          : changesAt === null
            ? t('place.closed')
            : t('place.opensAt', {
                day: `${day.slice(5).replace('-', '/')} (${weekdayName(day, language)})`,
                time,
              })}
      </Status>
      <ul className={styles.hours}>
        {groupedByDays(hours).map((of) => (
          <li key={daysOf(of[0]!)}>
            {daysOf(of[0]!)} {of.map(({ from, to }) => `${from}–${to}`).join(', ')}
          </li>
        ))}
        <li>{t('place.holidays')}</li>
      </ul>
    </div>
  );
}

/** Spans of the same days are said in one line. */
const groupedByDays = (hours: readonly OpeningHours[]): OpeningHours[][] => [
  ...Map.groupBy(hours, ({ days }) => days.join()).values(),
];
