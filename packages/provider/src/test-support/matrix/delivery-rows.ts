import type { EndpointName } from '@vitis/contracts/inputs';
import { plan, today } from '../delivery-shop.ts';
import { by, delivery, identified, numbered, order, type Row, wish } from './matrix-row.ts';

/** Deliveries, planned and driven. */
export const DELIVERY_ROWS = {
  listDrivers: by('delivery', 'list'),
  changeVan: { ...by('van', 'change'), request: { params: { id: 5 }, body: { vanCases: 60 } } },
  listScheduledDeliveries: {
    ...by('delivery', 'list'),
    request: { query: { dateFrom: today, dateTo: today } },
  },
  listDeliveriesOfSales: by('delivery', 'list'),
  listDeliveriesOfDriver: by('delivery', 'list'),
  listDeliveriesOfBuyer: by('delivery', 'list'),
  countDeliveriesOfBuyer: by('delivery', 'list'),
  createDelivery: {
    ...by('delivery', 'create'),
    ...order,
    request: ({ number }) => ({
      body: { ...plan, orderFormNumber: number, products: [{ idProduct: 4, qty: 1 }] },
    }),
  },
  saveDeliveries: {
    ...by('delivery', 'save'),
    ...delivery,
    request: ({ id, idDriver }, version) => ({
      body: { items: [{ ...plan, idDriver: idDriver ?? null, idDeliveryInfo: id, version, position: 0 }] },
    }),
  },
  startDelivery: { ...by('delivery', 'start'), ...delivery },
  failDelivery: {
    ...by('delivery', 'fail'),
    ...delivery,
    request: (target) => ({ ...identified(target), body: { reason: '문이 닫혀 있습니다.' } }),
  },
  cancelDelivery: { ...by('delivery', 'cancel'), ...delivery },
  completeDelivery: {
    ...by('delivery', 'complete'),
    ...delivery,
    request: (target) => ({
      ...identified(target),
      body: { completedAt: `${today}T09:00:00+09:00`, receivedBy: '김민수' },
    }),
    undone: true,
  },

  // No store hands out wines there.
  changeOrderPickup: {
    ...by('orderForm', 'create'),
    ...order,
    request: (target) => ({
      ...numbered(target),
      body: { idStore: 1, time: '10:00', day: wish.dueDate, fullName: '김도윤', mobile: '01012345678' },
    }),
    undone: true,
  },
  // It is brought already.
  changeOrderDelivery: {
    ...by('orderForm', 'create'),
    ...order,
    request: (target) => ({
      ...numbered(target),
      body: { dueDate: wish.dueDate, shipping: wish.shipping },
    }),
    undone: true,
  },
} satisfies Partial<Record<EndpointName, Row>>;
