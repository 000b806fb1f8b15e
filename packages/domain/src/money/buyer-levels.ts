import { addMonths, type Day, lastDayOfMonth } from '../calendar/day.ts';
import { type Won, won } from './won.ts';

/** 회원 등급: from how much a company has bought within a year, and what it gets for that. */
export interface BuyerLevel {
  readonly code: 'WELCOME' | 'SILVER' | 'GOLD' | 'PLATINUM';
  /** Supply value bought within the last twelve months, without VAT. */
  readonly from: Won;
  /** Its coupon of each quarter: percent off one order, and the most that it takes off. Null where there is none. */
  readonly coupon: { readonly percent: number; readonly most: Won } | null;
}

/** The lowest first. */
export const BUYER_LEVELS: readonly BuyerLevel[] = [
  { code: 'WELCOME', from: 0, coupon: null },
  { code: 'SILVER', from: 10_000_000, coupon: { percent: 2, most: 100_000 } },
  { code: 'GOLD', from: 30_000_000, coupon: { percent: 3, most: 300_000 } },
  { code: 'PLATINUM', from: 100_000_000, coupon: { percent: 5, most: 1_000_000 } },
];

/** The level of what was bought, and the next one with what is missing for it; null at the top. */
export function buyerLevelOf(bought: Won): {
  level: BuyerLevel;
  next: { level: BuyerLevel; missing: Won } | null;
} {
  const reached = BUYER_LEVELS.findLastIndex(({ from }) => bought >= from);
  const next = BUYER_LEVELS[Math.max(0, reached) + 1];
  return {
    level: BUYER_LEVELS[Math.max(0, reached)]!,
    next: next === undefined ? null : { level: next, missing: won(next.from - bought) },
  };
}

/** What a coupon takes off the supply value of an order; never more than there is. */
export function couponDiscount({ percent, most }: { percent: number; most: Won }, supply: Won): Won {
  return Math.min(won(Math.floor((supply * percent) / 100)), most, Math.max(0, supply));
}

/** The quarter of a day: its first and its last day. */
export function quarterOf(day: Day): { first: Day; last: Day } {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  const first = `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
  return { first, last: lastDayOfMonth(addMonths(first, 2)) };
}
