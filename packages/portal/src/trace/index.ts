/** Ways from a line of a document to its counterparts on others: estimate, order, delivery, ledger. */

export { deliveryId, deliveryLineId, LineAnchor, lineId } from './line-anchor.tsx';
export { LineTrace, type TraceStep } from './line-trace.tsx';
export { traceOfEstimate, traceOfOrder, traceToDelivery } from './line-traces.ts';
export { useNamedRow } from './use-named-row.ts';
