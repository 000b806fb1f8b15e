import type { ProductDetail } from '@vitis/contracts';
import { documentList } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, Icon, lockIcon, Skeleton } from '@vitis/ui';
import { StockWord } from '../../shared/stock-word.tsx';
import type { WinePrice } from '../../shared/use-prices.ts';
import { useSignInPath } from '../../shared/use-sign-in.ts';
import type { Viewer } from '../../shared/use-viewer.ts';
import { BuyerPurchase } from './buyer-purchase.tsx';
import { PriceTiers } from './price-tiers.tsx';
import styles from './purchase.module.scss';

interface WinePurchaseProps {
  wine: ProductDetail;
  price: WinePrice;
  viewer: Viewer;
}

/** The box with price and order. As high for a guest as for a buyer, so that nothing moves when a price arrives. */
export function WinePurchase({ wine, price, viewer }: WinePurchaseProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <section className={styles.box} aria-label={t('detail.purchase')}>
      {price.status === 'known' && viewer === 'buyer' ? (
        <BuyerPurchase wine={wine} price={price.price} />
      ) : price.status === 'known' ? (
        <>
          <PriceTiers price={price.price} bottles={price.price.caseSize} />
          <StaffWays idProduct={wine.id} />
        </>
      ) : price.status === 'waiting' ? (
        <>
          <Skeleton width={180} height={34} />
          <Skeleton height={58} shape="block" />
          <Skeleton height={42} shape="block" />
        </>
      ) : viewer === 'guest' ? (
        <GuestPurchase />
      ) : price.status === 'failed' ? (
        <div className={styles.failed}>
          <p>{t('card.priceFailed')}</p>
          <Button loading={price.busy} onClick={price.retry}>
            {t('failure.retry')}
          </Button>
        </div>
      ) : (
        <p className={styles.closed}>{t(price.status === 'none' ? 'card.noPrice' : 'prices.forMembers')}</p>
      )}
      {price.status === 'known' && viewer === 'buyer' ? null : (
        <p className={styles.stock}>
          <StockWord
            availability={wine.availability}
            stock={price.status === 'known' ? price.price.stock : null}
            dot
          />
        </p>
      )}
    </section>
  );
}

/** What sales staff write a wine down on for a client; there they say for whom. */
function StaffWays({ idProduct }: { idProduct: number }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.staffWays}>
      <ButtonLink href={`${documentList('estimate', 'SALESPERSON')}/regist?wine=${idProduct}`}>
        {t('detail.intoEstimate')}
      </ButtonLink>
      <ButtonLink href={`${documentList('orderForm', 'SALESPERSON')}/regist?wine=${idProduct}`}>
        {t('detail.intoOrder')}
      </ButtonLink>
    </div>
  );
}

function GuestPurchase() {
  const { t } = useTranslation('mf-catalog');
  const signInPath = useSignInPath();
  return (
    <div className={styles.guest}>
      <Icon drawing={lockIcon} size={26} />
      <p className={styles.guestTitle}>{t('prices.forMembers')}</p>
      <p className={styles.guestHint}>{t('prices.forMembersHint')}</p>
      <div className={styles.guestWays}>
        <ButtonLink href={signInPath} variant="primary" size="large">
          {t('signIn.link')}
        </ButtonLink>
        <ButtonLink href="/account/signup" size="large">
          {t('signIn.signUp')}
        </ButtonLink>
      </div>
    </div>
  );
}
