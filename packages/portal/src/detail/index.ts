/**
 * What a document's own screen is made of, each piece by itself: a screen that needs something of its own replaces one.
 */

export { ChangedMeanwhile, ChangedWhileWriting } from './changed-notice.tsx';
export { DetailPage } from './detail-page.tsx';
export { DocumentLines, placedRows, plainRows } from './document-lines.tsx';
export { DocumentState } from './document-state.tsx';
export { documentSums } from './document-sums.ts';
export { EstimatePrintLink, useEstimatePrints } from './kinds/estimate-print-link.tsx';
export { EstimateProgress } from './kinds/estimate-progress.tsx';
export { EstimateValidity } from './kinds/estimate-validity.tsx';
export { NotTaken } from './kinds/not-taken.tsx';
export { OrderPrintLinks, useOrderPrints } from './kinds/order-print-links.tsx';
export { OrderProgress } from './kinds/order-progress.tsx';
export { OrderProposals } from './kinds/order-proposals.tsx';
export { ProposedChanges, type ProposedPart } from './kinds/proposed-changes.tsx';
export { ESTIMATE_STEP, useEstimate } from './kinds/use-estimate.ts';
export { ORDER_STEP, useOrder } from './kinds/use-order.ts';
export {
  type LineColumn,
  lineOf,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
} from './line-columns.tsx';
export { LoadedDocument } from './loaded-document.tsx';
export { CancelReason, DoneNotice } from './notices.tsx';
export { PlainLines } from './plain-lines.tsx';
export { RequestFacts } from './request-facts.tsx';
export { RevisionHistory } from './revision-history.tsx';
export { answerNumber } from './revision-name.ts';
export { withTargetPrices } from './target-prices.tsx';
export { useCancelStep } from './use-cancel-step.tsx';
export { useComparison } from './use-comparison.tsx';
