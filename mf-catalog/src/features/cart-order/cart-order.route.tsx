import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { OrderFromCart } from './order-from-cart.tsx';
import { OrderFromEstimate } from './order-from-estimate.tsx';

/** An order: of the chosen lines of the cart (`?from=cart&ids=`), or of a confirmed estimate (`?estimate=E…`). */
export const Screen = defineScreen(CartOrderScreen, { access: ['B2B'] });

function CartOrderScreen() {
  const [search] = useSearchParams();
  const estimate = search.get('estimate');
  return estimate === null ? (
    <OrderFromCart ids={search.get('ids')} />
  ) : (
    <OrderFromEstimate key={estimate} number={estimate} />
  );
}
