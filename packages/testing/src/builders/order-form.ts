import type { OrderForm, OrderFormSummary } from '@vitis/contracts';
import { clientOfDocument, parties } from './client.ts';
import { aLine, rowOf } from './document-line.ts';
import { people } from './member.ts';
import { shipping } from './shipping-address.ts';

const { idClient, clientName, clientFullName } = clientOfDocument;

/** A row of the order lists; an order that waits for sales staff unless told otherwise. */
export function anOrderRow(changed: Partial<OrderFormSummary> = {}): OrderFormSummary {
  const { status = 'REQUESTED' } = changed;
  return {
    id: 7,
    orderFormNumber: 'O20261120-0002',
    status,
    estimateNumber: null,
    dueDate: '2099-12-01',
    requestedAt: '2026-11-20T10:24:00+09:00',
    approvalDate: status === 'CONFIRMED' || status === 'COMPLETED' ? '2026-11-20T12:00:00+09:00' : null,
    completedAt: status === 'COMPLETED' ? '2026-11-24T14:00:00+09:00' : null,
    idClient,
    clientName,
    clientFullName,
    managerName: people.sales.fullName,
    requestMessage: '',
    ...rowOf([aLine()]),
    deliveryStatus: null,
    isPickup: false,
    unplannedQty: null,
    isProposed: false,
    version: 1,
    ...changed,
  };
}

/** An order in a state of its own; the times and sums of its row follow from state and lines. */
export function anOrder(changed: Partial<OrderForm> = {}): OrderForm {
  const { status = 'REQUESTED', products = [aLine()] } = changed;
  return {
    ...anOrderRow({ status, ...rowOf(products) }),
    ...clientOfDocument,
    manual: false,
    responseMessage: '',
    cancelledAt: status === 'CANCELLED' ? '2026-11-20T12:00:00+09:00' : null,
    cancelReason: null,
    shipping,
    pickup: null,
    coupon: null,
    products,
    stockReserved: true,
    totalResponsePrice: null,
    deliveries: [],
    placed: null,
    proposals: [],
    statements: [],
    receivable: 0,
    account: null,
    deposit: null,
    ...parties,
    ...changed,
  };
}
