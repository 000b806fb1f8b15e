import { getCart, listShippingAddresses } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { chosenLines } from '../../shared/order-flow/cart-line.ts';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { ApplyForm } from './apply-form.tsx';

/** Asking for an estimate of the chosen lines of the cart (`?ids=`; all of them without). */
export const Screen = defineScreen(CartApplyScreen, {
  access: ['B2B'],
  // Of the places to choose from none comes late, under the finger.
  data: () => [request(getCart), request(listShippingAddresses)],
});

function CartApplyScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const cart = useCart();
  const title = t('apply.title');

  if (cart.status !== 'ready') return <FlowPending title={title} loaded={cart} />;
  return <ApplyForm {...chosenLines(cart.data._embedded.items, search.get('ids'))} />;
}
