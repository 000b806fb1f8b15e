import { tierAt } from '@vitis/domain';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';

/** What is different from when the buyer last saw a line. Prices per bottle at its quantity, stock in bottles. */
export type LineChange =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'stock'; before: number; now: number }
  /** It can be ordered again. */
  | { kind: 'back' }
  /** It is no longer sold. */
  | { kind: 'gone' };

/** A stock that has moved matters where it crosses what the line asks for. */
export function changesOf({ item: { price, seen }, qty, unitPrice }: CartLine): LineChange[] {
  if (seen === null || seen === undefined) return [];
  const wasSold = seen.tiers.length > 0;
  if (price === null) return wasSold ? [{ kind: 'gone' }] : [];
  if (!wasSold) return [{ kind: 'back' }];
  const changes: LineChange[] = [];
  const before = tierAt(seen.tiers, qty).price;
  if (unitPrice !== null && unitPrice !== before) changes.push({ kind: 'price', before, now: unitPrice });
  if (seen.stock >= qty && price.stock < qty) {
    changes.push({ kind: 'stock', before: seen.stock, now: price.stock });
  }
  if (seen.stock < qty && price.stock >= qty) changes.push({ kind: 'back' });
  return changes;
}
