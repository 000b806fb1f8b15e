import { DELIVERY_CLASSIFIES, type DeliveryClassify, type OrderForm } from '@vitis/contracts';
import { DELIVERY_EFFECTS, DELIVERY_TRAITS, isPlannable, ORDER_FORM_TRAITS } from '@vitis/domain';

/** A wine of an order in bottles: what was ordered, what is on no supply yet, and what is with the client. */
export interface OpenLine {
  idProduct: number;
  productName: string;
  specification: string;
  ordered: number;
  left: number;
  /** Handed over, and on no collection. */
  withClient: number;
}

type Order = Pick<OrderForm, 'status' | 'products' | 'deliveries'>;

/** Bottles by wine on the deliveries of a kind. A delivery carries its bottles until it is cancelled. */
function carriedBy({ deliveries }: Order, kind: DeliveryClassify, isDone = false): Map<number, number> {
  const carried = new Map<number, number>();
  for (const { status, classify, products } of deliveries) {
    const { standing, handedOver } = DELIVERY_TRAITS[status];
    if (classify !== kind || !(isDone ? handedOver : standing)) continue;
    for (const { idProduct, qty } of products) carried.set(idProduct, (carried.get(idProduct) ?? 0) + qty);
  }
  return carried;
}

/** The wines of an order with what can be planned of them. An order completed by hand is handed over as a whole. */
export function openLines(order: Order): OpenLine[] {
  const planned = carriedBy(order, 'SUPPLY');
  const delivered = carriedBy(order, 'SUPPLY', true);
  const collected = carriedBy(order, 'COLLECT');
  const lines = new Map<number, OpenLine>();
  for (const { idProduct, productName, specification, qty } of order.products) {
    const ordered = (lines.get(idProduct)?.ordered ?? 0) + qty;
    const left = Math.max(0, ordered - (planned.get(idProduct) ?? 0));
    const handedOver = ORDER_FORM_TRAITS[order.status].handedOver ? ordered : (delivered.get(idProduct) ?? 0);
    const withClient = Math.max(0, handedOver - (collected.get(idProduct) ?? 0));
    lines.set(idProduct, { idProduct, productName, specification, ordered, left, withClient });
  }
  return [...lines.values()];
}

/** The wines of an order that its deliveries did not hand over, `left` of them; none where it has no delivery at all. */
export function undelivered(
  order: Order,
): Pick<OpenLine, 'idProduct' | 'productName' | 'ordered' | 'left'>[] {
  if (carriedBy(order, 'SUPPLY').size === 0) return [];
  const delivered = carriedBy(order, 'SUPPLY', true);
  return openLines(order)
    .map((line) => ({ ...line, left: line.ordered - (delivered.get(line.idProduct) ?? 0) }))
    .filter(({ left }) => left > 0);
}

/** Bottles of a line that a delivery of a kind may carry. */
export function limitOf({ left, ordered, withClient }: OpenLine, classify: DeliveryClassify): number {
  const limits = { UNPLANNED: left, WITH_CLIENT: withClient, ORDERED: ordered };
  return limits[DELIVERY_EFFECTS[classify].carries];
}

/** Kinds of delivery for which an order has bottles; supplies end with it. */
export function plannableKinds(order: Order): DeliveryClassify[] {
  const lines = openLines(order);
  return DELIVERY_CLASSIFIES.filter(
    (kind) => isPlannable(order.status, kind) && lines.some((line) => limitOf(line, kind) > 0),
  );
}
