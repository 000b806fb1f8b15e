import type { OrderForm } from '@vitis/contracts';

/** A wine of an order in bottles: how many were ordered, and how many no delivery carries yet. */
export interface OpenLine {
  idProduct: number;
  productName: string;
  specification: string;
  ordered: number;
  left: number;
}

/** The wines of an order with what is left to plan. A delivery carries its bottles until it is cancelled. */
export function openLines({ products, deliveries }: Pick<OrderForm, 'products' | 'deliveries'>): OpenLine[] {
  const carried = new Map<number, number>();
  for (const { status, classify, products: items } of deliveries) {
    if (status === 'CANCELLED' || classify !== 'SUPPLY') continue;
    for (const { idProduct, qty } of items) carried.set(idProduct, (carried.get(idProduct) ?? 0) + qty);
  }
  const lines = new Map<number, OpenLine>();
  for (const { idProduct, productName, specification, qty } of products) {
    const ordered = (lines.get(idProduct)?.ordered ?? 0) + qty;
    const left = Math.max(0, ordered - (carried.get(idProduct) ?? 0));
    lines.set(idProduct, { idProduct, productName, specification, ordered, left });
  }
  return [...lines.values()];
}

/** True while something of an order can be planned for delivery. */
export const hasUnplanned = (order: Pick<OrderForm, 'products' | 'deliveries'>): boolean =>
  openLines(order).some(({ left }) => left > 0);
