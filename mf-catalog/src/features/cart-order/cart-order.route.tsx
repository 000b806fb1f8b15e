import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { OrderFromCart } from './order-from-cart.tsx';
import { OrderFromEstimate } from './order-from-estimate.tsx';

/** An order: of the chosen lines of the cart (`?from=cart&ids=`), or of a confirmed estimate (`?estimate=E…`). */
export const Screen = defineScreen(CartOrderScreen, { access: ['B2B'] });

function CartOrderScreen() {
  const [search] = useSearchParams();
  const estimate = search.get('estimate');
  // What a form holds of a store and its day is nothing for a delivery.
  const how = search.has('pickup') ? 'pick-up' : 'delivery';
  return estimate === null ? (
    <OrderFromCart key={how} ids={search.get('ids')} />
  ) : (
    <OrderFromEstimate key={`${estimate} ${how}`} number={estimate} />
  );
}
