import type { ClientPrice } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber, tierAt } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import styles from './price-tiers.module.scss';

/** What a bottle costs at this quantity, and the tiers with the one in force marked. */
export function PriceTiers({ price, bottles }: { price: ClientPrice; bottles: number }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const current = tierAt(price.tiers, bottles);
  const { lastPurchase } = price;

  return (
    <>
      <p className={styles.price}>
        <b>{formatMoney(current.price, language)}</b>
        <span>{`${t('price.perBottle')} · ${t('price.withoutVat')}`}</span>
        {lastPurchase ? (
          <span className={styles.bought}>
            {t('detail.bought', {
              quantity: formatBottles(lastPurchase.qty, language),
              date: lastPurchase.date,
            })}
          </span>
        ) : null}
      </p>
      <ul className={styles.tiers} aria-label={t('detail.tiers')}>
        {price.tiers.map((tier) => (
          <li
            key={tier.minQty}
            className={classNames(tier === current && styles.current)}
            aria-current={tier === current ? 'true' : undefined}
          >
            {tier.maxQty === null
              ? t('detail.tierFrom', { from: formatNumber(tier.minQty, language) })
              : t('detail.tierBetween', {
                  from: formatNumber(tier.minQty, language),
                  to: formatNumber(tier.maxQty, language),
                })}
            <b>{formatMoney(tier.price, language)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
