import type { ProductCard } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  grapesOf,
  kindColour,
  latinName,
  originOf,
  tierAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { KindDot, Skeleton, Table, type TableColumn } from '@vitis/ui';
import { StockWord } from '../../shared/stock-word.tsx';
import type { PriceBook } from '../../shared/use-prices.ts';
import { seesPrices } from '../../shared/use-viewer.ts';
import { RowOrder } from './row-order.tsx';
import styles from './wine-table.module.scss';

export interface WineTableProps {
  label: string;
  wines: readonly ProductCard[];
  prices: PriceBook;
}

/** Wines as rows, for those who know what they want: figures under each other, quantity and cart at the end. */
export function WineTable({ label, wines, prices }: WineTableProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const priceOf = (wine: ProductCard) => {
    const price = prices.of(wine.id);
    return price.status === 'known' ? price.price : null;
  };

  const withPrices = seesPrices(prices.viewer);

  const columns: TableColumn<ProductCard>[] = [
    {
      id: 'wine',
      header: t('table.wine'),
      rowHeader: true,
      cell: (wine) => (
        <span className={styles.name}>
          <b>{wineTitle(wine)}</b>
          <span lang="en">{latinName(wine)}</span>
        </span>
      ),
    },
    {
      id: 'origin',
      header: t('filter.origin'),
      width: '21%',
      phone: 'bare',
      cell: (wine) => (
        <>
          <KindDot kind={kindColour(wine.kind.code)} className={styles.kind}>
            {wine.kind.name}
          </KindDot>
          {` · ${originOf(wine)}`}
        </>
      ),
    },
  ];
  if (!withPrices)
    columns.push({
      id: 'grapes',
      header: t('filter.idTypes'),
      phone: 'hidden',
      cell: (wine) => grapesOf(wine, language),
    });
  columns.push({
    id: 'score',
    header: t('filter.score'),
    numeric: true,
    width: 56,
    phone: 'hidden',
    cell: ({ score }) => score ?? '–',
  });
  if (withPrices) {
    columns.push({
      id: 'price',
      header: t('table.price'),
      numeric: true,
      width: 104,
      phone: 'end',
      cell: (wine) => {
        const price = prices.of(wine.id);
        if (price.status === 'waiting') return <Skeleton width={72} height={18} className={styles.end} />;
        if (price.status !== 'known') return '–';
        return <b>{formatMoney(tierAt(price.price.tiers, price.price.caseSize).price, language)}</b>;
      },
    });
  }
  columns.push({
    id: 'stock',
    header: t('table.stock'),
    width: 148,
    phone: 'bare',
    cell: (wine) => {
      const price = priceOf(wine);
      return (
        <span className={styles.stock}>
          <StockWord availability={wine.availability} stock={price?.stock ?? null} />
          {price?.lastPurchase ? (
            <span>
              {t('card.lastPurchase', {
                quantity: formatBottles(price.lastPurchase.qty, language),
                date: price.lastPurchase.date,
              })}
            </span>
          ) : null}
        </span>
      );
    },
  });
  if (prices.viewer === 'buyer') {
    columns.push({
      id: 'order',
      header: t('table.order'),
      phone: 'actions',
      width: 214,
      screenOnly: true,
      cell: (wine) => {
        const price = prices.of(wine.id);
        if (price.status === 'waiting') return <Skeleton height={34} shape="block" />;
        return price.status === 'known' ? <RowOrder wine={wine} price={price.price} /> : t('card.noPrice');
      },
    });
  }

  return (
    <Table
      className={styles.table}
      caption={label}
      columns={columns}
      rows={wines}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/product/${id}`}
      dense
    />
  );
}
