import { formatDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import styles from './print-frame.module.scss';
import { useDayOfPrinting } from './use-day-of-printing.ts';

/** At the head of every page: who sells, what it is, for whom, of which day. */
export function PrintHead({ title, recipient }: { title: string; recipient?: string }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const day = useDayOfPrinting();
  return (
    <div className={styles.head}>
      <b className={styles.brand}>{t('print.brand')}</b>
      <span>{title}</span>
      {recipient ? <span>{recipient}</span> : null}
      {day === null ? null : (
        <time className={styles.day} dateTime={day}>
          {t('print.asOf', { day: formatDay(day, language) })}
        </time>
      )}
    </div>
  );
}

/** At the foot of every page: what has to be said of it. */
export function PrintFoot({ note }: { note: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <p className={styles.foot}>
      <span>{note}</span>
      <span>{t('print.minors')}</span>
    </p>
  );
}
