import { useTranslation } from '@vitis/platform/i18n';
import { chosenLines } from '../../shared/order-flow/cart-line.ts';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { LeftOutNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { fromCart } from './repeat-line.ts';
import { RepeatingOrderForm } from './repeating-order-form.tsx';

/** A repeating order of lines of the cart, which stay there: nothing is ordered yet. */
export function NewFromCart({ ids }: { ids: string }) {
  const { t } = useTranslation('mf-catalog');
  const cart = useCart();
  const title = t('subscribe.new');

  if (cart.status !== 'ready') return <FlowPending title={title} loaded={cart} />;
  const { lines, leftOut } = chosenLines(cart.data._embedded.items, ids);
  return <RepeatingOrderForm start={lines.map(fromCart)} before={<LeftOutNotice lines={leftOut} />} />;
}
