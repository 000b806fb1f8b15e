import { formatDay, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import styles from './print-frame.module.scss';

/** At the head of every page: who sells, what it is, for whom, of which day. */
export function PrintHead({ title, recipient }: { title: string; recipient?: string }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <b className={styles.brand}>{t('print.brand')}</b>
      <span>{title}</span>
      {recipient ? <span>{recipient}</span> : null}
      {/* The server's day may be another than the reader's by the time that the page is looked at. */}
      <time className={styles.day} suppressHydrationWarning>
        {t('print.asOf', { day: formatDay(seoulDay(serverNow()), language) })}
      </time>
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
