import type { ProductCard } from '@vitis/contracts';
import { formatBottles, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { KindDot, Table, type TableColumn } from '@vitis/ui';
import { tierAt } from '../../shared/price-tiers.ts';
import { StockWord } from '../../shared/stock-word.tsx';
import type { PriceBook } from '../../shared/use-prices.ts';
import { seesPrices } from '../../shared/use-viewer.ts';
import { grapesOf, kindColour, originOf, wineTitle } from '../../shared/wine-words.ts';
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

  const columns: TableColumn<ProductCard>[] = [
    {
      id: 'wine',
      header: t('table.wine'),
      rowHeader: true,
      cell: (wine) => (
        <span className={styles.name}>
          <b>{wineTitle(wine)}</b>
          <span lang="en">{wine.nameEn}</span>
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('filter.idKinds'),
      phone: 'bare',
      cell: (wine) => <KindDot kind={kindColour(wine.kind.code)}>{wine.kind.name}</KindDot>,
    },
    { id: 'origin', header: t('filter.origin'), phone: 'bare', cell: originOf },
    { id: 'grapes', header: t('filter.idTypes'), phone: 'hidden', cell: grapesOf },
    {
      id: 'score',
      header: t('filter.score'),
      numeric: true,
      phone: 'hidden',
      cell: ({ score }) => score ?? '–',
    },
  ];
  if (seesPrices(prices.viewer)) {
    columns.push(
      {
        id: 'price',
        header: t('table.price'),
        numeric: true,
        phone: 'end',
        cell: (wine) => {
          const price = priceOf(wine);
          return price === null ? (
            '–'
          ) : (
            <b>{formatMoney(tierAt(price.tiers, price.caseSize).price, language)}</b>
          );
        },
      },
      {
        id: 'last',
        header: t('table.lastPurchase'),
        phone: 'hidden',
        cell: (wine) => {
          const last = priceOf(wine)?.lastPurchase;
          return last ? `${formatBottles(last.qty, language)} · ${last.date}` : '–';
        },
      },
    );
  }
  columns.push({
    id: 'stock',
    header: t('table.stock'),
    phone: 'bare',
    cell: (wine) => <StockWord availability={wine.availability} stock={priceOf(wine)?.stock ?? null} />,
  });
  if (prices.viewer === 'buyer') {
    columns.push({
      id: 'order',
      header: t('table.order'),
      phone: 'actions',
      width: 212,
      screenOnly: true,
      cell: (wine) => {
        const price = priceOf(wine);
        return price === null ? null : <RowOrder wine={wine} price={price} />;
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
