import type { Credit } from '@vitis/contracts';

/** What of a limit is used, by terms. */
export type UsedCredit = Pick<Credit, 'limit' | 'receivable' | 'openOrders'>;

const percent = (amount: number, room: number): number => Math.min(100, Math.max(0, (amount / room) * 100));

/**
 * Shares of the limit in percent, as they stand beside each other on a bar that ends with it. Without a limit the bar ends
 * with what was paid ahead; where there is none of that either, all is used up.
 */
export function creditShares({ limit, receivable, openOrders }: UsedCredit, cart = 0) {
  const room = limit > 0 ? limit : -receivable;
  if (room <= 0) return { owed: 100, toCome: 0, cart: 0 };
  const owed = percent(receivable, room);
  const toCome = Math.min(100 - owed, percent(openOrders, room));
  return { owed, toCome, cart: Math.min(100 - owed - toCome, percent(cart, room)) };
}
