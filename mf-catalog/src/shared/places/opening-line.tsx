import type { Opening } from '@vitis/contracts';
import { seoulClock, seoulDay, weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Status } from '@vitis/ui';
import styles from './opening-line.module.scss';
import { useOpeningWords } from './opening-words.ts';

/** A Sunday: the day from which days of the week are named. */
const SUNDAY = '2026-11-22';

/** Whether a place is open now, until when, and its hours. */
export function OpeningLine({ opening }: { opening: Opening }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { isOpen, changesAt, hours } = opening;
  const day = changesAt === null ? SUNDAY : seoulDay(new Date(changesAt));
  const time = changesAt === null ? '' : seoulClock(new Date(changesAt));
  const words = useOpeningWords();
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
        {words(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{t('place.holidays')}</li>
      </ul>
    </div>
  );
}
