import type { Availability } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import styles from './stock-word.module.scss';

interface StockWordProps {
  availability: Availability;
  /** Bottles; null for those who may not know the number. */
  stock: number | null;
  /** The same in cases, where those are ordered; who asks says it, so that not every page has the words for it. */
  counted?: string | undefined;
  dot?: boolean;
  /** Under a heading that says "stock": the figure alone. */
  bare?: boolean;
}

/** Whether a wine is there, in words and a colour; with how much there is for members. */
export function StockWord({ availability, stock, counted, dot = false, bare = false }: StockWordProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const state = stock === 0 ? 'SOLD_OUT' : availability;
  const quantity =
    stock === null ? '' : (counted ?? t('stock.bottles', { number: formatNumber(stock, language) }));
  const labels = {
    SOLD_OUT: t('stock.soldOut'),
    LOW: stock === null ? t('stock.low') : t('stock.left', { quantity }),
    IN_STOCK: stock === null ? t('stock.there') : bare ? quantity : t('stock.number', { quantity }),
  };
  return (
    <span
      className={classNames(styles[state], dot && styles.dot, dot && state === 'IN_STOCK' && styles.good)}
    >
      {labels[state]}
    </span>
  );
}
