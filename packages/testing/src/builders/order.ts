import type { OrderDetail, OrderedWine, OrderReturn, OrderSummary } from '@vitis/contracts';
import { aDelivery } from './delivery.ts';

/** A confirmed order all of which is with the client, unless told otherwise. */
export function anOrderedRow(changed: Partial<OrderSummary> = {}): OrderSummary {
  const { totalQty = 24 } = changed;
  return {
    orderFormNumber: 'O20261120-0002',
    status: 'COMPLETED',
    stage: 'DELIVERED',
    requestedAt: '2026-11-20T10:24:00+09:00',
    firstProductName: '와인 1호 2019',
    lineCount: 1,
    totalQty,
    deliveredQty: totalQty,
    returningQty: 0,
    returnedQty: 0,
    total: 974_160,
    ...changed,
  };
}

/** A wine of an order; what of it can come back follows from what was handed over. */
export function anOrderedWine(changed: Partial<OrderedWine> = {}): OrderedWine {
  const { qty = 24, deliveredQty = qty, returningQty = 0, returnedQty = 0 } = changed;
  return {
    idProduct: 1,
    productName: '와인 1호 2019',
    specification: '750ml × 6',
    caseSize: 6,
    qty,
    deliveredQty,
    returningQty,
    returnedQty,
    returnableQty: deliveredQty - returningQty - returnedQty,
    ...changed,
  };
}

/** A collection that the client asked for. */
export function anOrderReturn(changed: Partial<OrderReturn> = {}): OrderReturn {
  return {
    ...aDelivery({ classify: 'COLLECT' }),
    returnRequest: {
      reason: 'BROKEN',
      comment: '두 병이 깨져 있습니다.',
      images: [],
      requestedAt: '2026-11-24T10:00:00+09:00',
    },
    credited: null,
    ...changed,
  };
}

/** The page of an order; its figures are those of its wines. */
export function anOrderDetail(changed: Partial<OrderDetail> = {}): OrderDetail {
  const { wines = [anOrderedWine()] } = changed;
  const sum = (of: 'qty' | 'deliveredQty' | 'returningQty' | 'returnedQty') =>
    wines.reduce((bottles, wine) => bottles + wine[of], 0);
  return {
    ...anOrderedRow({
      lineCount: wines.length,
      totalQty: sum('qty'),
      deliveredQty: sum('deliveredQty'),
      returningQty: sum('returningQty'),
      returnedQty: sum('returnedQty'),
    }),
    estimateNumber: null,
    wines,
    lines: wines.map(({ idProduct, qty }) => ({ idProduct, qty, supply: qty * 36_900, tax: qty * 3_690 })),
    returns: [],
    deliveries: [],
    ...changed,
  };
}
