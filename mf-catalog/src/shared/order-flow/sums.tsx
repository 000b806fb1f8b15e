import { type Amounts, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import styles from './sums.module.scss';

/** 공급가액 + 세액 = 합계, under each other. */
export function Sums({ supply, tax, total }: Amounts) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{t('flow.supply')}</dt>
        <dd>{formatMoney(supply, language)}</dd>
      </div>
      <div>
        <dt>{t('flow.tax')}</dt>
        <dd>{formatMoney(tax, language)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('flow.total')}</dt>
        <dd>{formatMoney(total, language)}</dd>
      </div>
    </dl>
  );
}
