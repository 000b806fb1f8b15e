import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { bottlesOf, chosenLines, paperAddress, sumOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowSkeleton } from '../../shared/order-flow/flow-skeleton.tsx';
import { LeftOutNotice, ShortNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { OrderLines, orderLine } from '../../shared/order-flow/order-lines.tsx';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { OrderScreen } from './order-screen.tsx';

/** An order at today's prices. */
export function OrderFromCart({ ids }: { ids: string | null }) {
  const { t } = useTranslation('mf-catalog');
  const cart = useCart();

  if (cart.status === 'loading') {
    return (
      <FlowPage title={t('order.title')}>
        <FlowSkeleton />
      </FlowPage>
    );
  }
  if (cart.status === 'failed') {
    return (
      <FlowPage title={t('order.title')}>
        <LoadFailure error={cart.error} retry={cart.refresh} busy={cart.isRefreshing} />
      </FlowPage>
    );
  }
  const { lines, leftOut } = chosenLines(cart.data._embedded.items, ids);
  return (
    <OrderScreen
      source={{ products: lines.map(({ id, qty }) => ({ idProduct: id, qty })), fromCart: true }}
      paper={paperAddress('order', lines)}
      lines={lines}
      linesPanel={<OrderLines lines={lines.map(orderLine)} />}
      bottles={bottlesOf(lines)}
      amounts={sumOf(lines)}
      before={
        <>
          <LeftOutNotice lines={leftOut} />
          <ShortNotice lines={lines} />
        </>
      }
    />
  );
}
