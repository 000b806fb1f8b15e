import type { ProductCard } from '@vitis/contracts';
import { formatBottles, formatMoney, grapesOf, kindColour, originOf, tierAt, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import {
  Button,
  bottleIcon,
  Icon,
  KindDot,
  Picture,
  Skeleton,
  type TableColumn,
  VisuallyHidden,
} from '@vitis/ui';
import { widthsAt } from '../../../shared/picture-sizes.ts';
import { StockWord } from '../../../shared/stock-word.tsx';
import type { PriceBook } from '../../../shared/use-prices.ts';
import { seesPrices } from '../../../shared/use-viewer.ts';
import { mayWish, WishButton } from '../../../shared/wish-button.tsx';
import type { OrderPad } from './order-pad.ts';
import { RowQuantity } from './row-quantity.tsx';
import styles from './wine-table.module.scss';

/** Height in px at which a bottle stands in a row; the stylesheet says the same. */
const ROW_BOTTLE = { phone: 34, wide: 34 };

type Column = TableColumn<ProductCard>;

/** The columns for this viewer; a narrow table leaves out what the wine's own page says. */
export function useWineColumns(prices: PriceBook, pad: OrderPad, isWide: boolean): Column[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const knownPrice = (wine: ProductCard) => {
    const price = prices.of(wine.id);
    return price.status === 'known' ? price.price : null;
  };
  const isBuyer = prices.viewer === 'buyer';
  const withPrices = seesPrices(prices.viewer);

  const wine: Column = {
    id: 'wine',
    header: t('table.wine'),
    rowHeader: true,
    sortable: true,
    cell: (one) => <WineName wine={one} />,
  };
  // Beside the name's link and not in it: a link holds no button.
  const wish: Column = {
    id: 'wish',
    header: <VisuallyHidden>{t('wish.short')}</VisuallyHidden>,
    width: 44,
    phone: 'mark',
    screenOnly: true,
    cell: (one) => (
      <WishButton
        idProduct={one.id}
        title={wineTitle(one)}
        wished={knownPrice(one)?.wished ?? false}
        viewer={prices.viewer}
        size="small"
        className={styles.wish}
      />
    ),
  };
  const origin: Column = {
    id: 'origin',
    header: t('filter.origin'),
    width: isBuyer ? (isWide ? 168 : 124) : 220,
    phone: 'bare',
    cell: (one) => (
      <span className={styles.cut} title={originOf(one)}>
        <KindDot kind={kindColour(one.kind.code)} className={styles.kind}>
          <VisuallyHidden>{one.kind.name}</VisuallyHidden>
        </KindDot>
        {originOf(one)}
      </span>
    ),
  };
  const grapes: Column = {
    id: 'grapes',
    header: t('filter.idTypes'),
    width: isBuyer ? 140 : undefined,
    phone: 'hidden',
    cell: (one) => (
      <span className={styles.cut} title={grapesOf(one, language)}>
        {grapesOf(one, language)}
      </span>
    ),
  };
  const volume: Column = {
    id: 'volume',
    header: t('filter.idVolumes'),
    numeric: true,
    sortable: true,
    width: 64,
    phone: 'hidden',
    cell: (one) => `${one.volume}ml`,
  };
  const score: Column = {
    id: 'score',
    header: t('filter.score'),
    numeric: true,
    sortable: true,
    width: 62,
    phone: 'hidden',
    cell: (one) => one.score ?? '–',
  };
  const bought: Column = {
    id: 'bought',
    header: t('table.lastPurchase'),
    numeric: true,
    sortable: true,
    width: 112,
    phone: 'bare',
    cell: (one) => {
      const last = knownPrice(one)?.lastPurchase;
      return last ? (
        <span className={styles.last}>
          {t('table.last', { date: last.date.slice(2), quantity: formatBottles(last.qty, language) })}
        </span>
      ) : (
        <span className={styles.none}>–</span>
      );
    },
  };
  const stock: Column = {
    id: 'stock',
    header: t('table.stock'),
    numeric: true,
    width: 84,
    phone: 'bare',
    cell: (one) => <StockWord availability={one.availability} stock={knownPrice(one)?.stock ?? null} bare />,
  };
  const price: Column = {
    id: 'price',
    header: t('table.price'),
    numeric: true,
    sortable: true,
    width: 96,
    phone: 'end',
    cell: (one) => {
      const asked = prices.of(one.id);
      if (asked.status === 'waiting') return <Skeleton width={64} height={16} className={styles.end} />;
      if (asked.status === 'failed') {
        return (
          <Button size="small" loading={asked.busy} title={t('card.priceFailed')} onClick={asked.retry}>
            {t('failure.retry')}
          </Button>
        );
      }
      if (asked.status !== 'known') return '–';
      const { tiers, caseSize } = asked.price;
      return (
        <b className={styles.price}>
          {formatMoney(tierAt(tiers, pad.qtyOf(one.id) || caseSize).price, language)}
        </b>
      );
    },
  };
  const quantity: Column = {
    id: 'quantity',
    header: t('table.quantity'),
    phone: 'actions',
    width: 132,
    screenOnly: true,
    cell: (one) => {
      const asked = prices.of(one.id);
      if (asked.status === 'waiting') return <Skeleton height={32} shape="block" />;
      return asked.status === 'known' ? (
        <RowQuantity wine={one} price={asked.price} pad={pad} />
      ) : (
        t(asked.status === 'failed' ? 'card.priceFailed' : 'card.noPrice')
      );
    },
  };
  return [
    wine,
    ...(mayWish(prices.viewer) ? [wish] : []),
    origin,
    ...(isWide || !withPrices ? [grapes] : []),
    // Who orders here has three more columns, beside which a name would be cut to a word.
    ...(isWide || !isBuyer ? [volume] : []),
    score,
    ...(isBuyer ? [bought] : []),
    stock,
    ...(withPrices ? [price] : []),
    ...(isBuyer ? [quantity] : []),
  ];
}

/** Its bottle, and its name in one line: what gives way is the name, never the year. */
function WineName({ wine }: { wine: ProductCard }) {
  return (
    <span className={styles.wine}>
      <span className={styles.bottle}>
        {wine.picture ? (
          <Picture picture={wine.picture} alt="" sizes={widthsAt(wine.picture, ROW_BOTTLE)} fit="contain" />
        ) : (
          <Icon drawing={bottleIcon} size={24} />
        )}
      </span>
      <span className={styles.title}>
        <b className={styles.name} title={wine.name}>
          {wine.name}
        </b>{' '}
        <b className={styles.year}>{wine.vintage ?? 'NV'}</b>
      </span>
    </span>
  );
}
