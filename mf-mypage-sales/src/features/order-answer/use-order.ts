import {
  countOrderForms,
  getOrderForm,
  listOrderFormsOfSales,
  listScheduledDeliveries,
  type OrderForm,
} from '@vitis/contracts';
import { publish, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback } from 'react';

const CHANGED_BY_STEP = [
  getOrderForm,
  listOrderFormsOfSales,
  countOrderForms,
  listScheduledDeliveries,
] as const;

/** What follows from a step of an order; that somebody was faster stands on the page. */
export const STEP = {
  refreshes: CHANGED_BY_STEP,
  tells: ['stale'],
  onDone: ({ orderFormNumber }: OrderForm) => publish('order/changed', { orderFormNumber }),
} as const;

/** An order; it looks again when somebody changes it or one of its deliveries. */
export function useOrder(number: string) {
  const order = useEndpoint(getOrderForm, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(...CHANGED_BY_STEP), [refreshAll]);
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
