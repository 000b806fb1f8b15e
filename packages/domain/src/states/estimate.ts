import { ESTIMATE_FILTERS, ESTIMATE_STATUSES, type Estimate, type EstimateStatus } from '@vitis/contracts';
import { daysBetween, isPastDay, seoulDay } from '../calendar/day.ts';
import type { StateMachine } from './state-machine.ts';
import { ESTIMATE_TRAITS } from './status-traits.ts';

/** What a person sees: the stored states and the computed 견적만료. */
export const SHOWN_ESTIMATE_STATUSES = ESTIMATE_FILTERS;
export type ShownEstimateStatus = (typeof SHOWN_ESTIMATE_STATUSES)[number];

/** In the order of an estimate's life: the computed state stands beside the one that it comes from. */
export const ESTIMATE_LIFECYCLE = [
  'REQUESTED',
  'RESPONDED',
  'EXPIRED',
  'CONFIRMED',
  'CANCELLED',
] as const satisfies readonly ShownEstimateStatus[];

export type EstimateEvent = 'CREATE' | 'CREATE_MANUAL' | 'MODIFY' | 'RESPOND' | 'CONFIRM' | 'CANCEL';

/** `NOT_EXPIRED`: the day `expiredDate` is not over in Seoul. */
export type EstimateGuard = 'NOT_EXPIRED';

/** The life of an estimate. Every step writes a numbered, immutable revision. */
export const estimateMachine: StateMachine<EstimateStatus, EstimateEvent, EstimateGuard> = {
  name: 'estimate',
  states: ESTIMATE_STATUSES,
  transitions: [
    { from: null, event: 'CREATE', by: ['B2B'], to: 'REQUESTED' },
    { from: null, event: 'CREATE_MANUAL', by: ['SALESPERSON'], to: 'REQUESTED' },
    { from: 'REQUESTED', event: 'RESPOND', by: ['SALESPERSON'], to: 'RESPONDED' },
    { from: 'REQUESTED', event: 'CANCEL', by: ['B2B', 'SALESPERSON'], to: 'CANCELLED' },
    { from: 'RESPONDED', event: 'CONFIRM', by: ['B2B'], guard: 'NOT_EXPIRED', to: 'CONFIRMED' },
    { from: 'RESPONDED', event: 'MODIFY', by: ['B2B'], to: 'REQUESTED' },
    { from: 'RESPONDED', event: 'RESPOND', by: ['SALESPERSON'], to: 'RESPONDED' },
    { from: 'RESPONDED', event: 'CANCEL', by: ['B2B', 'SALESPERSON'], to: 'CANCELLED' },
  ],
};

/** What the status of an estimate depends on; `expiredDate` is a Seoul day or null while unanswered. */
export interface EstimateLifecycle {
  readonly status: EstimateStatus;
  readonly expiredDate: string | null;
}

/** The guard of `CONFIRM`: the last valid day, Seoul time, is not over. No date means no end. */
export function isEstimateValid(estimate: EstimateLifecycle, now: Date): boolean {
  return estimate.expiredDate === null || !isPastDay(estimate.expiredDate, now);
}

/** The status to show: EXPIRED is computed from RESPONDED and the date, and never stored. */
export function shownEstimateStatus(estimate: EstimateLifecycle, now: Date): ShownEstimateStatus {
  return estimate.status === 'RESPONDED' && !isEstimateValid(estimate, now) ? 'EXPIRED' : estimate.status;
}

/** An answer that ends within these days says so. */
const SOON_DAYS = 7;

/** An answer that ends within these days is told of by itself. */
export const DAYS_BEFORE_EXPIRY = 3;

/** Days until an answer ends, 0 on its last day; null where that is not soon, or it is over. */
export function daysToExpiry({ status, expiredDate }: EstimateLifecycle, now: Date): number | null {
  if (status !== 'RESPONDED' || expiredDate === null) return null;
  const left = daysBetween(seoulDay(now), expiredDate);
  return left >= 0 && left <= SOON_DAYS ? left : null;
}

/** True for an estimate that the buyer may order at its prices: confirmed, and not ordered yet. */
export function isOrderable({
  status,
  orderFormNumber,
}: Pick<Estimate, 'status' | 'orderFormNumber'>): boolean {
  return ESTIMATE_TRAITS[status].orderable && orderFormNumber === null;
}
