import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderFormLines } from '../../db/schema.ts';
import { type BottlesByProduct, findSupplies } from './delivery-writes.repository.ts';

type Bottles = readonly { idProduct: number; qty: number }[];

/** A product on two lines is one count. */
export function bottlesByProduct(lines: Bottles): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { idProduct, qty } of lines) sums.set(idProduct, (sums.get(idProduct) ?? 0) + qty);
  return sums;
}

/** What an order was agreed to be, by line. */
export async function findAgreedLines(tx: Database, orderFormId: number) {
  return tx
    .select({
      idProduct: orderFormLines.productId,
      qty: orderFormLines.qty,
      supply: orderFormLines.supply,
      tax: orderFormLines.tax,
    })
    .from(orderFormLines)
    .where(eq(orderFormLines.orderFormId, orderFormId))
    .orderBy(orderFormLines.position);
}

/**
 * Ordered bottles, and of them those that no delivery carries yet: negative where more are planned than were ordered.
 * Only supplies carry what was ordered: what is collected, exchanged or tasted comes on top.
 */
export async function unplannedBottles(
  tx: Database,
  orderFormId: number,
): Promise<{ ordered: BottlesByProduct; unplanned: BottlesByProduct }> {
  const ordered = bottlesByProduct(await findAgreedLines(tx, orderFormId));
  const supplies = await findSupplies(tx, orderFormId);
  const planned = bottlesByProduct(supplies.flatMap(({ lines }) => lines));
  const unplanned = new Map([...ordered].map(([id, qty]) => [id, qty - (planned.get(id) ?? 0)]));
  return { ordered, unplanned };
}
