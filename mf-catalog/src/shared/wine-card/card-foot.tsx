import type { ProductCard } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, Icon, lazyComponent, lockIcon, Skeleton } from '@vitis/ui';
import { StockWord } from '../stock-word.tsx';
import type { WinePrice } from '../use-prices.ts';
import { useSignInPath } from '../use-sign-in.ts';
import type { Viewer } from '../use-viewer.ts';
import type { BuyerOrderProps } from './buyer-order.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './wine-card.module.scss';

// Only buyers order: its code comes beside their prices and not with every visitor's page.
const buyerOrder = lazyComponent<BuyerOrderProps>(
  () =>
    import(/* webpackChunkName: "buyer-order" */ './buyer-order.tsx').then(({ BuyerOrder }) => BuyerOrder),
  reportFailure,
);

interface CardFootProps {
  wine: ProductCard;
  price: WinePrice;
  viewer: Viewer;
}

/** The foot of a card: price, stock, next step. As high for everyone, so that nothing moves when a price arrives. */
export function CardFoot({ wine, price, viewer }: CardFootProps) {
  const { t } = useTranslation('mf-catalog');
  const signInPath = useSignInPath();

  const isOrdering = viewer === 'buyer' || viewer === 'arriving';
  const { Component: BuyerOrder } = buyerOrder.use(isOrdering && 'painted');

  if (viewer === 'buyer' && price.status === 'known' && BuyerOrder !== null) {
    return <BuyerOrder wine={wine} price={price.price} />;
  }
  const waiting = price.status === 'waiting' || (viewer === 'buyer' && price.status === 'known');
  const more = (
    <ButtonLink href={`/product/${wine.id}`} size="small" wide>
      {t('card.details')}
    </ButtonLink>
  );
  return (
    <div className={styles.foot}>
      <div className={styles.money}>
        {price.status === 'closed' && viewer === 'guest' ? (
          <span className={styles.closed}>
            <Icon drawing={lockIcon} size={13} />
            {t('card.memberPrice')}
          </span>
        ) : null}
        {waiting ? <Skeleton width={112} height={18} /> : null}
        {price.status === 'failed' ? <span className={styles.closed}>{t('card.priceFailed')}</span> : null}
        {price.status === 'none' ? <span className={styles.closed}>{t('card.noPrice')}</span> : null}
        {price.status === 'known' && !waiting ? <PriceLine price={price.price.price} /> : null}
      </div>
      <div className={styles.stock}>
        <StockWord
          availability={wine.availability}
          stock={price.status === 'known' ? price.price.stock : null}
        />
      </div>
      <div className={styles.act}>
        {viewer === 'guest' ? (
          <ButtonLink href={signInPath} size="small" wide>
            {t('card.signInForPrice')}
          </ButtonLink>
        ) : null}
        {waiting ? (
          <Skeleton height={34} shape="block" />
        ) : price.status === 'failed' ? (
          <Button size="small" wide loading={price.busy} onClick={price.retry}>
            {t('failure.retry')}
          </Button>
        ) : viewer === 'guest' ? null : (
          more
        )}
      </div>
    </div>
  );
}
