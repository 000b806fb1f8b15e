import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { chosenLines } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowSkeleton } from '../../shared/order-flow/flow-skeleton.tsx';
import { LeftOutNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { fromCart } from './repeat-line.ts';
import { RepeatingOrderForm } from './repeating-order-form.tsx';

/** A repeating order of lines of the cart, which stay there: nothing is ordered yet. */
export function NewFromCart({ ids }: { ids: string }) {
  const { t } = useTranslation('mf-catalog');
  const cart = useCart();
  const title = t('subscribe.new');

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
  const { lines, leftOut } = chosenLines(cart.data._embedded.items, ids);
  return <RepeatingOrderForm start={lines.map(fromCart)} before={<LeftOutNotice lines={leftOut} />} />;
}
