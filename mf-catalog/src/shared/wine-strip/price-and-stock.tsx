import type { ProductCard } from '@vitis/contracts';
import { formatMoney, tierAt } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames, Skeleton } from '@vitis/ui';
import { StockWord } from '../stock-word.tsx';
import type { WinePrice } from '../use-prices.ts';
import type { Viewer } from '../use-viewer.ts';
import styles from './price-and-stock.module.scss';

interface PriceAndStockProps {
  wine: ProductCard;
  price: WinePrice;
  viewer: Viewer;
  /** In the last column of a row. */
  atEnd?: boolean;
}

/**
 * What a bottle costs, at the price of a case, and whether it is there. As high for everybody: a visitor reads the stock
 * alone. What is sold out has no price that could be taken for an offer.
 */
export function PriceAndStock({ wine, price, viewer, atEnd = false }: PriceAndStockProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const known = price.status === 'known' ? price.price : null;
  const isGone = wine.availability === 'SOLD_OUT' || known?.stock === 0;
  return (
    <div className={classNames(styles.both, atEnd && styles.atEnd)}>
      <p className={styles.price}>
        {known && !isGone ? (
          <>
            <b>{formatMoney(tierAt(known.tiers, known.caseSize).price, language)}</b>
            <span>{t('price.perBottle')}</span>
          </>
        ) : price.status === 'waiting' && viewer !== 'guest' ? (
          <Skeleton width={88} height={16} />
        ) : price.status === 'failed' ? (
          <button
            type="button"
            title={t('card.priceFailed')}
            aria-busy={price.busy || undefined}
            aria-disabled={price.busy || undefined}
            onClick={price.busy ? undefined : price.retry}
          >
            {t('card.priceAgain')}
          </button>
        ) : null}
      </p>
      <p className={styles.stock}>
        <StockWord availability={wine.availability} stock={known?.stock ?? null} />
      </p>
    </div>
  );
}
