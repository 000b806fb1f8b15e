import type { DeliveryInfo, DocumentLine, Estimate, OrderForm } from '@vitis/contracts';
import { formatMonthDay, isPickedUp } from '@vitis/domain';
import type { Translate } from '../documents/document-labels.ts';
import { deliveryLineId, lineId } from './line-anchor.tsx';
import type { TraceStep } from './line-trace.tsx';

type Trace = (line: Pick<DocumentLine, 'idProduct'>, words: { t: Translate }) => readonly TraceStep[];

/** From a line of an estimate to that of its order; `orders` is where orders are read. */
export const traceOfEstimate =
  ({ orderFormNumber }: Pick<Estimate, 'orderFormNumber'>, orders: string): Trace =>
  ({ idProduct }, { t }) =>
    orderFormNumber === null
      ? []
      : [{ href: `${orders}/${orderFormNumber}#${lineId(idProduct)}`, label: t('portal.trace.order') }];

/** From a line of an order to that of its estimate, and to the deliveries that carry it, on the page of the order. */
export const traceOfOrder =
  (
    {
      estimateNumber,
      orderFormNumber,
      deliveries,
    }: Pick<OrderForm, 'estimateNumber' | 'orderFormNumber' | 'deliveries'>,
    { estimates, orders }: { estimates: string; orders: string },
  ): Trace =>
  ({ idProduct }, { t }) => [
    ...(estimateNumber === null
      ? []
      : [{ href: `${estimates}/${estimateNumber}#${lineId(idProduct)}`, label: t('portal.trace.estimate') }]),
    ...deliveries
      .filter(isCarrying(idProduct))
      .map((delivery) => traceToDelivery(delivery, `${orders}/${orderFormNumber}`, idProduct, t)),
  ];

/** To a line of a delivery on the page of its order; a pick-up is called one. */
export const traceToDelivery = (
  delivery: DeliveryInfo,
  order: string,
  idProduct: number,
  t: Translate,
): TraceStep => ({
  href: `${order}#${deliveryLineId(delivery.idDeliveryInfo, idProduct)}`,
  label: t(isPickedUp(delivery) ? 'portal.trace.pickup' : 'portal.trace.delivery', {
    day: formatMonthDay(delivery.requestDate),
  }),
});

const isCarrying =
  (id: number) =>
  ({ status, products }: DeliveryInfo): boolean =>
    status !== 'CANCELLED' && products.some(({ idProduct }) => idProduct === id);
