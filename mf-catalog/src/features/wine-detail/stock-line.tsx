import type { ProductDetail } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { StockWord } from '../../shared/stock-word.tsx';
import { useDeliveryDays } from '../../shared/use-delivery-days.ts';
import { useDeliveryPromise } from '../../shared/use-delivery-promise.ts';
import styles from './purchase.module.scss';

/** How many there are, how many of them lie in the cart already, and by when they can be there. */
export function StockLine({ wine, stock }: { wine: ProductDetail; stock: number }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const cart = useCart();
  const { data: days } = useDeliveryDays();
  const promiseOf = useDeliveryPromise();
  const inCart = cart.data?._embedded.items.find(({ idProduct }) => idProduct === wine.id)?.qty ?? 0;
  return (
    <p className={styles.stock}>
      <StockWord availability={wine.availability} stock={stock} dot />
      {inCart > 0 ? <span>{t('detail.inCart', { quantity: formatBottles(inCart, language) })}</span> : null}
      {stock > 0 && days !== undefined ? <span>{promiseOf(days).promise}</span> : null}
    </p>
  );
}
