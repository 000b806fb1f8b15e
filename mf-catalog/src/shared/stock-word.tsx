import type { Availability } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import styles from './stock-word.module.scss';

interface StockWordProps {
  availability: Availability;
  /** Bottles; null for those who may not know the number. */
  stock: number | null;
  dot?: boolean;
  /** Under a heading that says "stock": the figure alone. */
  bare?: boolean;
}

/** Whether a wine is there, in words and a colour; with the number of bottles for members. */
export function StockWord({ availability, stock, dot = false, bare = false }: StockWordProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const state = stock === 0 ? 'SOLD_OUT' : availability;
  const number = stock === null ? '' : formatNumber(stock, language);
  const labels = {
    SOLD_OUT: t('stock.soldOut'),
    LOW: stock === null ? t('stock.low') : t('stock.left', { number }),
    IN_STOCK: stock === null ? t('stock.there') : t(bare ? 'stock.bare' : 'stock.number', { number }),
  };
  return (
    <span
      className={classNames(styles[state], dot && styles.dot, dot && state === 'IN_STOCK' && styles.good)}
    >
      {labels[state]}
    </span>
  );
}
