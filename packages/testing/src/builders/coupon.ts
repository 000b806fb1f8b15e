import type { BuyerLevels, Coupon } from '@vitis/contracts';
import { BUYER_LEVELS } from '@vitis/domain';

/** A coupon of this quarter that nobody has used. */
export const aCoupon = (changed: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  level: 'GOLD',
  percent: 3,
  most: 300_000,
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  state: 'USABLE',
  orderFormNumber: null,
  discount: null,
  ...changed,
});

/** A company of the second level, ten million away from the third. */
export const someLevels = (changed: Partial<BuyerLevels> = {}): BuyerLevels => ({
  levels: BUYER_LEVELS.map((level) => ({ ...level })),
  level: 'SILVER',
  bought: 20_000_000,
  dateFrom: '2025-11-20',
  dateTo: '2026-11-20',
  next: { code: 'GOLD', missing: 10_000_000 },
  ...changed,
});
