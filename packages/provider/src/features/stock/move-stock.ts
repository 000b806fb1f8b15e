import type { Language } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import { type Bottles, giveStockBack, requireStock, takeStock } from './take-stock.ts';

/**
 * Exchanges what an order has taken for what it is to have: takes what is more, gives back what is less. Returns the
 * products of which there were none before. Throws 409 as `takeStock` does, and has moved nothing then.
 */
export async function moveStock(
  tx: Database,
  from: readonly Bottles[],
  to: readonly Bottles[],
  language: Language,
): Promise<number[]> {
  const difference = new Map<number, number>();
  for (const { productId, qty } of from) difference.set(productId, (difference.get(productId) ?? 0) - qty);
  for (const { productId, qty } of to) difference.set(productId, (difference.get(productId) ?? 0) + qty);
  const moved = [...difference]
    .map(([productId, qty]) => ({ productId, qty }))
    .filter(({ qty }) => qty !== 0);
  if (moved.length === 0) return [];
  // All rows are locked at once and in id order, as every other change of stock does: none waits for another in a ring.
  await requireStock(
    tx,
    moved.map(({ productId, qty }) => ({ productId, qty: Math.max(0, qty) })),
    language,
  );
  const taken = moved.filter(({ qty }) => qty > 0);
  const given = moved.filter(({ qty }) => qty < 0).map(({ productId, qty }) => ({ productId, qty: -qty }));
  if (taken.length > 0) await takeStock(tx, taken, language);
  return given.length > 0 ? giveStockBack(tx, given) : [];
}
