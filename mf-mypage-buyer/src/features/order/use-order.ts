import { countOrderForms, getOrderForm, listOrderForms } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';

/** What a step of an order changes; why one was not taken stands on the page. */
export const STEP = {
  refreshes: [getOrderForm, listOrderForms, countOrderForms],
  tells: ['refused', 'stale'],
} as const;

/** An order with its deliveries; looks again when the order or one of its deliveries changes. */
export function useOrder(number: string) {
  const order = useEndpoint(getOrderForm, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = () => void refreshAll(getOrderForm);
  useSocketHint('order:changed', (hint) => {
    if (hint === null || hint.orderFormNumber === number) refresh();
  });
  useSocketHint('delivery:changed', (hint) => {
    const isOurs = order.data?.deliveries.some(
      ({ idDeliveryInfo }) => idDeliveryInfo === hint?.idDeliveryInfo,
    );
    // A delivery that was planned just now is not known here yet.
    if (hint !== null && (isOurs || hint.status === 'READY')) refresh();
  });
  return order;
}
