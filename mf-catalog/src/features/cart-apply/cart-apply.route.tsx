import { getCart, listShippingAddresses } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { chosenLines, restOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { ApplyForm } from './apply-form.tsx';

/** Asking for an estimate of the chosen lines of the cart (`?ids=`; all of them without), or of what the stock does not reach of one (`&rest=`). */
export const Screen = defineScreen(CartApplyScreen, {
  access: ['B2B'],
  data: () => [request(getCart), request(listShippingAddresses)],
});

function CartApplyScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const cart = useCart();
  // The places to choose from come with the lines: one that came later would move what is under the finger.
  useEndpoint(listShippingAddresses, {});
  const title = t('apply.title');

  if (cart.status !== 'ready') return <FlowPending title={title} loaded={cart} />;
  const rest = restOf(search);
  return <ApplyForm {...chosenLines(cart.data._embedded.items, search.get('ids'), rest)} rest={rest} />;
}
