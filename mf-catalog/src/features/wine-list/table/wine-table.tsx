import type { ProductCard, WineFilter } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { classNames, Table, useMediaQuery } from '@vitis/ui';
import type { PriceBook } from '../../../shared/use-prices.ts';
import { OrderBar } from './order-bar.tsx';
import { orderPad, type WrittenState } from './order-pad.ts';
import { columnOf, orderBy } from './table-orders.ts';
import { useWineColumns } from './use-wine-columns.tsx';
import styles from './wine-table.module.scss';

export interface WineTableProps {
  label: string;
  wines: readonly ProductCard[];
  prices: PriceBook;
  sort: WineFilter['sort'];
  onSort: (sort: WineFilter['sort']) => void;
  /** What was written in the rows of this and other pages. */
  written: WrittenState;
  /** Another page or filter is on its way. */
  waiting: boolean;
}

/** Wines as rows, for those who know what they want: figures under each other, several into the cart at once. */
export function WineTable({ label, wines, prices, sort, onSort, written, waiting }: WineTableProps) {
  const { t } = useTranslation('mf-catalog');
  const pad = orderPad(written);
  const isWide = useMediaQuery('(min-width: 1200px)', true);
  const columns = useWineColumns(prices, pad, isWide);
  const marked = columnOf(sort);

  return (
    <>
      <Table
        className={classNames(styles.table, waiting && styles.waiting)}
        caption={t('table.caption', { label })}
        columns={columns}
        rows={wines}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/product/${id}`}
        {...(marked ? { sort: marked } : {})}
        onSort={(pressed) => onSort(orderBy(pressed, sort))}
        dense
      />
      {prices.viewer === 'buyer' ? <OrderBar pad={pad} /> : null}
    </>
  );
}
