import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatBottles, formatMoney, formatPack, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { lastBought } from '../../shared/last-bought.ts';
import styles from './regist.module.scss';

interface Props {
  product: ProductCard;
  price: ClientPrice;
  /** Out of 100, where a text was read. */
  confidence?: number;
}

/** A wine to choose: its name, and what a person on the telephone asks about it. */
export function WineFacts({ product, price, confidence }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { lastPurchase, stock } = price;
  return (
    <span className={styles.found}>
      <b>{wineTitle(product)}</b>
      <span className={styles.money}>{formatMoney(price.price, language)}</span>
      <small className={styles.facts}>
        {[
          `#${product.id}`,
          product.winery.name,
          formatPack(product.volume, product.caseSize),
          stock === 0 ? t('regist.noStock') : t('answer.stock', { qty: formatBottles(stock, language) }),
          lastBought(lastPurchase, t, language),
          confidence === undefined ? null : t('regist.confidence', { percent: confidence }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}
