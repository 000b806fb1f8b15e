import { addDays, addMonths, seoulDay } from '../calendar/day.ts';

/** A password unchanged for this many days or more is worth a hint: 356, which is no misprint of a year. */
export const PASSWORD_AGE_HINT_DAYS = 356;

/** When a password "was changed" that an operator gave out: so long ago that its owner is asked for a new one at once. */
export const GIVEN_PASSWORD_AT = new Date(0);

/** A withdrawn account may not sign up again for six months. */
export const WITHDRAWN_BAR_MONTHS = 6;

/** The nine reasons to leave; their sentences live in the screen's messages. */
export const WITHDRAWAL_REASONS = [
  'SELDOM_USED',
  'PRICES',
  'WINE_RANGE',
  'STOCK_AND_DELIVERY',
  'SERVICE',
  'HARD_TO_USE',
  'PRIVACY',
  'BUSINESS_CLOSED',
  'OTHER',
] as const;

export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** Trade documents are kept for five years after they have ended (전자상거래법 시행령 제6조). */
export const DOCUMENT_YEARS = 5;

/** A completed delivery carries at most this many photos. */
export const MAX_DELIVERY_PHOTOS = 3;

/** True when the member should be asked for a new password; both instants, compared by Seoul's days. */
export function isPasswordOld(changedAt: Date, now: Date): boolean {
  return addDays(seoulDay(changedAt), PASSWORD_AGE_HINT_DAYS) <= seoulDay(now);
}

/** True for a password that an operator gave out, and nobody has changed since. */
export const isPasswordGiven = (changedAt: Date): boolean =>
  changedAt.getTime() === GIVEN_PASSWORD_AT.getTime();

/** True once a withdrawn member may sign up again: on the same day six months later, Seoul time. */
export function mayRegisterAgain(withdrawnAt: Date, now: Date): boolean {
  return addMonths(seoulDay(withdrawnAt), WITHDRAWN_BAR_MONTHS) <= seoulDay(now);
}
