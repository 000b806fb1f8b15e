import type { Ageing } from '@vitis/contracts';
import { AGEING_BUCKETS, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import styles from './ageing-bar.module.scss';

/** Debts by the days since they were due, drawn and as figures. */
export function AgeingBar({ ageing }: { ageing: Ageing }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const total = AGEING_BUCKETS.reduce((sum, bucket) => sum + ageing[bucket], 0);
  let from = 0;
  const parts = AGEING_BUCKETS.map((bucket) => {
    const width = total === 0 ? 0 : (ageing[bucket] / total) * 100;
    const part = { bucket, x: from, width };
    from += width;
    return part;
  });
  return (
    <>
      <svg className={styles.bar} width="100%" height="24" aria-hidden="true" focusable="false">
        {parts.map(({ bucket, x, width }) => (
          <rect key={bucket} className={styles[bucket]} x={`${x}%`} width={`${width}%`} height="24" />
        ))}
      </svg>
      <dl className={styles.ages}>
        {AGEING_BUCKETS.map((bucket) => (
          <div key={bucket} className={styles[bucket]}>
            <dt>{t(`receivables.ages.${bucket}`)}</dt>
            <dd>{formatNumber(ageing[bucket], language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
