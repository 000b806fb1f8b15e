import type { DeliveryInfo, DocumentLine, OrderForm } from '@vitis/contracts';
import { type Day, seoulDay } from '../../calendar/day.ts';
import { deliveredParts } from '../../money/delivery-amounts.ts';

/** A line of an order, or the part of it that one delivery brought, with the day. */
export interface HandedLine
  extends Pick<
    DocumentLine,
    'productName' | 'specification' | 'qty' | 'unitPrice' | 'supply' | 'tax' | 'note'
  > {
  readonly day: Day | null;
}

const handedOver = (delivery: DeliveryInfo): boolean =>
  delivery.status === 'COMPLETED' && delivery.classify === 'SUPPLY' && delivery.completedAt !== null;

const dayOf = ({ completedAt, requestDate }: DeliveryInfo): Day =>
  completedAt === null ? requestDate : seoulDay(new Date(completedAt));

const inOrder = (deliveries: readonly DeliveryInfo[]): DeliveryInfo[] =>
  deliveries.filter(handedOver).sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));

/** The day of the last thing that was handed over; null while nothing was. */
export function statementDay({ deliveries }: Pick<OrderForm, 'deliveries'>): Day | null {
  const last = inOrder(deliveries).at(-1);
  return last === undefined ? null : dayOf(last);
}

/**
 * What a statement lists: every part that a delivery has handed over, by day. Taxes are rounded per part, and the part
 * that ends a line takes what is left of the line's, so that the parts add up to the order. An order without a
 * completed delivery is listed as it stands.
 */
export function handedLines(
  order: Pick<OrderForm, 'deliveries' | 'products' | 'dueDate' | 'completedAt'>,
): HandedLine[] {
  const done = inOrder(order.deliveries);
  if (done.length === 0) {
    const day = order.completedAt === null ? order.dueDate : seoulDay(new Date(order.completedAt));
    return order.products.map((line) => ({ ...line, day }));
  }
  const parts = deliveredParts(
    order.products,
    done.map((delivery) => delivery.products),
  ).flatMap((of, at) =>
    of.map(({ line, qty, supply, tax }) => ({ ...line, qty, supply, tax, day: dayOf(done[at]!) })),
  );
  if (order.completedAt === null) return parts;
  // An order that was completed by hand has handed over the rest without a delivery of its own.
  const day = seoulDay(new Date(order.completedAt));
  const rest = order.products.flatMap((line) => {
    const handed = parts.filter(({ position }) => position === line.position);
    const less = (field: 'qty' | 'supply' | 'tax') =>
      handed.reduce((sum, part) => sum - part[field], line[field]);
    const qty = less('qty');
    return qty === 0 ? [] : [{ ...line, qty, supply: less('supply'), tax: less('tax'), day }];
  });
  return [...parts, ...rest];
}
