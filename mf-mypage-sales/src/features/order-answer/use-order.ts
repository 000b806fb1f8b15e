import {
  countOrderForms,
  getOrderForm,
  listOrderFormsOfSales,
  listScheduledDeliveries,
} from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback } from 'react';

/** An order; it looks again when somebody changes it or one of its deliveries. */
export function useOrder(number: string) {
  const order = useEndpoint(getOrderForm, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(
    () => refreshAll(getOrderForm, listOrderFormsOfSales, countOrderForms, listScheduledDeliveries),
    [refreshAll],
  );
  useSocketHint('order:changed', (hint) => {
    if (hint === null || hint.orderFormNumber === number) void refresh();
  });
  const deliveries = order.data?.deliveries;
  useSocketHint('delivery:changed', (hint) => {
    if (hint === null || deliveries?.some(({ idDeliveryInfo }) => idDeliveryInfo === hint.idDeliveryInfo))
      void refresh();
  });
  return { order, refresh };
}
