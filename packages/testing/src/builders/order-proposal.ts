import type { OrderForm, OrderProposal, ProposedLine } from '@vitis/contracts';

/** A proposal of an order that its buyer has not answered: half of the bottles of the first line, two days later. */
export function aProposal(order: OrderForm, changed: Partial<OrderProposal> = {}): OrderProposal {
  const [{ position, idProduct, productName, specification, qty, listPrice, unitPrice }] = order.products as [
    OrderForm['products'][number],
  ];
  const before = { idProduct, productName, specification, qty, listPrice, unitPrice };
  const line: ProposedLine = { position, ...before, qty: qty / 2, reason: '', before, accepted: null };
  return {
    number: 1,
    status: 'OPEN',
    authorName: '박지훈',
    message: '',
    dueDate: '2099-12-03',
    dueDateBefore: '2099-12-01',
    dayAccepted: null,
    lines: [line],
    total: order.total / 2,
    totalBefore: order.total,
    createdAt: '2026-11-20T12:00:00+09:00',
    answeredAt: null,
    answererName: null,
    answerMessage: '',
    ...changed,
  };
}
