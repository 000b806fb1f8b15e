import { useTranslation } from '@vitis/platform/i18n';
import { bottlesOf, chosenLines, paperAddress, sumOf } from '../../shared/order-flow/cart-line.ts';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { LeftOutNotice, ShortNotice } from '../../shared/order-flow/left-out-notice.tsx';
import { OrderLines, orderLine } from '../../shared/order-flow/order-lines.tsx';
import { useChosenPickup, withPickup } from '../../shared/order-flow/pickup-search.ts';
import { useCart } from '../../shared/order-flow/use-cart.ts';
import { OrderScreen } from './order-screen.tsx';

/** An order at today's prices. */
export function OrderFromCart({ ids }: { ids: string | null }) {
  const { t } = useTranslation('mf-catalog');
  const cart = useCart();
  const pickup = useChosenPickup();

  if (cart.status !== 'ready') return <FlowPending title={t('order.title')} loaded={cart} />;
  const { lines, leftOut } = chosenLines(cart.data._embedded.items, ids);
  return (
    <OrderScreen
      source={{
        // With the prices on the screen: a higher one of the moment is asked about.
        products: lines.map(({ id, qty, unitPrice }) => ({
          idProduct: id,
          qty,
          unitPrice: unitPrice ?? undefined,
        })),
        fromCart: true,
      }}
      paper={withPickup(paperAddress('order', lines), pickup)}
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
