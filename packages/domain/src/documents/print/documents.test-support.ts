import type { DeliveryInfo, DocumentLine, Estimate, OrderForm } from '@vitis/contracts';
import { aDelivery, delivered } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { anOrder } from '@vitis/testing/builders/order-form';

/** Lines of wines of their own: bottles, and won per bottle. */
export const lines = (of: readonly (readonly [qty: number, unitPrice: number])[]): DocumentLine[] =>
  of.map(([qty, unitPrice], at) => aLine({ idProduct: at + 1, qty, listPrice: unitPrice }));

/** An answered estimate of these lines. */
export const estimate = (products: DocumentLine[]): Estimate =>
  anEstimate({ status: 'RESPONDED', expiredDate: '2026-12-02', revision: 3, products });

/** A confirmed order form of these lines. */
export const order = (products: DocumentLine[], changed: Partial<OrderForm> = {}): OrderForm =>
  anOrder({ status: 'CONFIRMED', products, ...changed });

/** A delivery of an order: product and bottles; not handed over yet where it has no time. */
export const delivery = (
  completedAt: string | null,
  products: readonly (readonly [idProduct: number, qty: number])[],
): DeliveryInfo =>
  aDelivery({
    status: completedAt === null ? 'READY' : 'COMPLETED',
    completedAt,
    products: products.map(([idProduct, qty]) => delivered(aLine({ idProduct, qty }))),
  });

/** The number that a cell prints. */
export const value = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
