import { formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import styles from './wine-card.module.scss';

/** What a bottle costs. */
export function PriceLine({ price }: { price: number }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <>
      <b className={styles.price}>{formatMoney(price, language)}</b>
      <span className={styles.per}>{t('price.perBottle')}</span>
    </>
  );
}
