import {
  countOrderForms,
  getOrderForm,
  listOrderForms,
  listOrderFormsOfSales,
  listScheduledDeliveries,
  type OrderForm,
} from '@vitis/contracts';
import { publish, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback } from 'react';

const CHANGED = [
  getOrderForm,
  listOrderForms,
  listOrderFormsOfSales,
  countOrderForms,
  listScheduledDeliveries,
] as const;

/** What a step of an order changes, whoever takes it. */
export const ORDER_STEP = {
  refreshes: CHANGED,
  onDone: ({ orderFormNumber }: OrderForm) => publish('order/changed', { orderFormNumber }),
} as const;

/** An order with its deliveries; it looks again when somebody changes it or one of them. */
export function useOrder(number: string) {
  const order = useEndpoint(getOrderForm, { params: { number } });
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(...CHANGED), [refreshAll]);
  useSocketHint('order:changed', (hint) => {
    if (hint === null || hint.orderFormNumber === number) void refresh();
  });
  useSocketHint('delivery:changed', (hint) => {
    // What is on its way yet is asked for anyway.
    if (hint === null || order.data === undefined) return;
    const { deliveries } = order.data;
    const isOurs = deliveries.some(({ idDeliveryInfo }) => idDeliveryInfo === hint.idDeliveryInfo);
    // A delivery that was planned just now is not known here yet.
    if (isOurs || hint.status === 'READY') void refresh();
  });
  return { order, refresh };
}
