import type { Credit } from '@vitis/contracts';

/** What of a limit is used, by terms. */
export type UsedCredit = Pick<Credit, 'limit' | 'receivable' | 'openOrders'>;

const percent = (amount: number, limit: number): number =>
  limit <= 0 ? 100 : Math.min(100, Math.max(0, (amount / limit) * 100));

/**
 * Shares of the limit in percent, as they stand beside each other on a bar that ends with it; a limit of nothing is used
 * up.
 */
export function creditShares({ limit, receivable, openOrders }: UsedCredit, cart = 0) {
  const owed = percent(receivable, limit);
  const toCome = Math.min(100 - owed, percent(openOrders, limit));
  return { owed, toCome, cart: Math.min(100 - owed - toCome, percent(cart, limit)) };
}
