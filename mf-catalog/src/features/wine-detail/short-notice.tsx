import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useAddToCart } from '@vitis/portal/buying';
import { Button } from '@vitis/ui';
import { handToQuantity } from '../../shared/hand-to-quantity.ts';
import { flowAddress } from '../../shared/order-flow/cart-line.ts';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import styles from './purchase.module.scss';

interface ShortNoticeProps {
  idProduct: number;
  /** Bottles that there are, and that were asked for. */
  there: number;
  wanted: number;
  onFit: () => void;
}

/** More was asked for than there is: what there is can be taken, or that and an estimate of the rest. */
export function ShortNotice({ idProduct, there, wanted, onFit }: ShortNoticeProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  const { add, busy } = useAddToCart();
  const cart = useCart();
  const rest = wanted - there;
  const askForEstimate = async () => {
    // Those that lie in the cart already are of what there is: without knowing them more would go there.
    if (cart.data === undefined) return;
    const inCart = cart.data._embedded.items.find((item) => item.idProduct === idProduct)?.qty ?? 0;
    const missing = there - inCart;
    if (missing <= 0 || (await add(idProduct, missing)))
      void navigate(flowAddress('apply', [idProduct], rest));
  };
  return (
    <div className={styles.short}>
      <p role="alert">{t('detail.short', { quantity: formatBottles(there, language) })}</p>
      <Button size="small" onClick={(event) => handToQuantity(event, onFit)}>
        {t('cart.fit', { quantity: formatBottles(there, language) })}
      </Button>
      <Button
        size="small"
        loading={busy || cart.status === 'loading'}
        disabled={cart.data === undefined}
        onClick={() => void askForEstimate()}
      >
        {t('detail.askEstimate', { quantity: formatBottles(rest, language) })}
      </Button>
    </div>
  );
}
