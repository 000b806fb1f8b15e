import type { Estimate, EstimateRevision, OrderForm } from '@vitis/contracts';
import { shownEstimateStatus } from './estimate.ts';

/** How far a document has come on its way of four steps: which one it stands at, and whether it ended there. */
export interface DocumentProgress {
  /** From 0; beyond the last when all is done. */
  at: number;
  isStopped: boolean;
}

/** What a step of the way looks like. */
export type ProgressState = 'done' | 'current' | 'stopped' | 'ahead';

type Asked = Pick<Estimate, 'status' | 'expiredDate' | 'respondedAt' | 'orderFormNumber'>;

/** Request, answer, confirmation, order. */
export function estimateProgress(estimate: Asked, now: Date): DocumentProgress {
  const shown = shownEstimateStatus(estimate, now);
  const cancelled = estimate.respondedAt === null ? 0 : 1;
  const reached = { REQUESTED: 0, RESPONDED: 1, EXPIRED: 1, CONFIRMED: 2, CANCELLED: cancelled }[shown];
  return {
    at: estimate.orderFormNumber === null ? reached : 3,
    isStopped: shown === 'CANCELLED' || shown === 'EXPIRED',
  };
}

type Ordered = Pick<OrderForm, 'status' | 'deliveryStatus' | 'approvalDate'>;

/** Order, confirmation, delivery, completion. A delivery that was cancelled brings nothing. */
export function orderProgress({ status, deliveryStatus, approvalDate }: Ordered): DocumentProgress {
  const onTheWay = deliveryStatus !== null && deliveryStatus !== 'CANCELLED';
  const confirmed = approvalDate === null ? 0 : 1;
  return {
    at: { REQUESTED: 0, CONFIRMED: onTheWay ? 2 : 1, COMPLETED: 4, CANCELLED: confirmed }[status],
    isStopped: status === 'CANCELLED',
  };
}

/** What step `index` of the way looks like. */
export function progressState({ at, isStopped }: DocumentProgress, index: number): ProgressState {
  if (index < at) return 'done';
  if (index > at) return 'ahead';
  return isStopped ? 'stopped' : 'current';
}

/** The request that holds: the clock starts anew when the buyer asks again. Undefined where none is known. */
export const lastRequestOf = (revisions: readonly EstimateRevision[]): EstimateRevision | undefined =>
  revisions.findLast(({ status }) => status === 'REQUESTED');
