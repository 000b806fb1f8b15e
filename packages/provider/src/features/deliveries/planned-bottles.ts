import { DELIVERY_TRAITS, type DeliveryEffect, ORDER_FORM_TRAITS } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderFormLines } from '../../db/schema.ts';
import { type BottlesByProduct, findCarried, type OrderRow } from './delivery-writes.repository.ts';

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
 * Bottles of an order by what a delivery may do with them: ordered; of those, on no supply yet; and of those that were
 * handed over, still with the client and on no collection. Negative where more are planned than there are. An order
 * that was completed by hand is handed over as a whole.
 */
export async function bottlesOfOrder(
  tx: Database,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<Record<DeliveryEffect['carries'], BottlesByProduct>> {
  const ordered = bottlesByProduct(await findAgreedLines(tx, id));
  const supplies = await findCarried(tx, id, 'SUPPLY');
  const delivered = supplies.filter((supply) => DELIVERY_TRAITS[supply.status].handedOver);
  const collections = await findCarried(tx, id, 'COLLECT');
  const less = (bottles: BottlesByProduct, carried: typeof supplies): BottlesByProduct => {
    const taken = bottlesByProduct(carried.flatMap(({ lines }) => lines));
    return new Map([...ordered.keys()].map((key) => [key, (bottles.get(key) ?? 0) - (taken.get(key) ?? 0)]));
  };
  const handedOver = ORDER_FORM_TRAITS[status].handedOver
    ? ordered
    : bottlesByProduct(delivered.flatMap(({ lines }) => lines));
  return {
    ORDERED: ordered,
    UNPLANNED: less(ordered, supplies),
    WITH_CLIENT: less(handedOver, collections),
  };
}
