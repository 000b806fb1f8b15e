import { getCart } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { chosenLines } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowSkeleton } from '../../shared/order-flow/flow-skeleton.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { ApplyForm } from './apply-form.tsx';

/** Asking for an estimate of the chosen lines of the cart (`?ids=`; all of them without). */
export const Screen = defineScreen(CartApplyScreen, { access: ['B2B'], data: () => [request(getCart)] });

function CartApplyScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const cart = useCart();
  const title = t('apply.title');

  if (cart.status === 'loading') {
    return (
      <FlowPage title={title}>
        <FlowSkeleton />
      </FlowPage>
    );
  }
  if (cart.status === 'failed') {
    return (
      <FlowPage title={title}>
        <LoadFailure error={cart.error} retry={cart.refresh} busy={cart.isRefreshing} />
      </FlowPage>
    );
  }
  return <ApplyForm {...chosenLines(cart.data._embedded.items, search.get('ids'))} />;
}
