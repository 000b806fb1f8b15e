import type { EndpointName } from '@vitis/contracts/inputs';
import { bulk, by, numbered, order, type Row } from './matrix-row.ts';

/** What becomes of an order: proposed, answered, completed, cancelled. */
export const ORDER_STEP_ROWS = {
  proposeOrderForm: {
    ...by('orderForm', 'propose'),
    ...order,
    request: (target) => ({ ...numbered(target), body: { dueDate: '2026-12-24', message: '늦어집니다.' } }),
  },
  // One buyer alone answers the proposal of an order.
  answerOrderProposal: {
    ...by('orderForm', 'accept'),
    ...order,
    undone: true,
    request: (target) => ({ ...numbered(target), body: { accepted: [99] } }),
  },
  respondOrderForm: {
    ...by('orderForm', 'respond'),
    ...order,
    request: (target) => ({ ...numbered(target), body: {} }),
  },
  respondOrderForms: { ...by('orderForm', 'respond'), ...order, request: bulk, bulk: true },
  completeOrderForm: { ...by('orderForm', 'complete'), ...order },
  completeSoldOrderForm: { ...by('orderForm', 'complete'), ...order },
  // Its deliveries have handed nothing over.
  completeDeliveredOrderForm: { ...by('orderForm', 'complete'), ...order, undone: true },
  completeOrderForms: { ...by('orderForm', 'complete'), ...order, request: bulk, bulk: true },
  cancelOrderForm: {
    ...by('orderForm', 'cancel'),
    ...order,
    request: (target) => ({ ...numbered(target), body: {} }),
    otherSide: true,
  },
} satisfies Partial<Record<EndpointName, Row>>;
