import { won } from '@vitis/domain';

/** To which a price is rounded, in won. */
export const ROUNDINGS = [1, 10, 100] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A price for all lines at once, by a rule. */
export type PriceFilling =
  | { by: 'list' }
  | { by: 'last' }
  | { by: 'purchase' }
  | { by: 'discount'; percent: number; rounding: Rounding; reason?: string };

/** A price so many percent off another, rounded; percents beyond 0 to 100 are cut. */
export function discounted(price: number, percent: number, rounding: Rounding = 1): number {
  const share = Math.min(100, Math.max(0, percent));
  return won(Math.round((price * (100 - share)) / 100 / rounding) * rounding);
}

interface KnownPrices {
  listPrice: number;
  /** As it was answered last. */
  lastAnswer?: number | undefined;
  /** As the client bought it last. */
  lastPurchase?: number | undefined;
}

/** The price that a filling gives a line; null where it knows none and the line keeps what it has. */
export function filledPrice(filling: PriceFilling, known: KnownPrices): number | null {
  switch (filling.by) {
    case 'list':
      return known.listPrice;
    case 'last':
      return known.lastAnswer ?? null;
    case 'purchase':
      return known.lastPurchase ?? null;
    case 'discount':
      return discounted(known.listPrice, filling.percent, filling.rounding);
  }
}
