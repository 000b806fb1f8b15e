import type { CheckedBodyOf, completeDelivery, Language } from '@vitis/contracts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { deliveryLines } from '../../db/schema.ts';
import { freeText } from '../../http/free-text.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import type { BottlesByProduct, DeliveryRow } from './delivery-writes.repository.ts';
import { bottlesByProduct } from './planned-bottles.ts';

/** What was not taken at the door, and why. */
export interface DoorRefusal {
  taken: BottlesByProduct;
  refused: BottlesByProduct;
  columns: Pick<DeliveryRow, 'refused' | 'refusedReason'>;
}

/**
 * What a completion says of bottles that went back with the driver; undefined where all were taken. Throws 400 for more
 * than was brought, for nothing at all, which is a failed delivery, and without a reason.
 */
export function doorRefusalOf(
  body: CheckedBodyOf<typeof completeDelivery>,
  carried: BottlesByProduct,
  language: Language,
): DoorRefusal | undefined {
  if (body.taken === undefined) return undefined;
  const taken = bottlesByProduct(body.taken);
  if ([...taken].some(([id, qty]) => qty > (carried.get(id) ?? 0)))
    throw invalidField('taken', 'TOO_LARGE', language);
  const refused = new Map(
    [...carried].map(([id, qty]) => [id, qty - (taken.get(id) ?? 0)] as const).filter(([, qty]) => qty > 0),
  );
  if (refused.size === 0) return undefined;
  if (taken.size === 0) throw invalidField('taken', 'REQUIRED', language);
  const refusedReason = freeText(body.refusedReason, 'refusedReason', language);
  if (refusedReason === '') throw invalidField('refusedReason', 'REQUIRED', language);
  const rows = [...refused].map(([productId, qty]) => ({ productId, qty }));
  return { taken, refused, columns: { refused: rows, refusedReason } };
}

/** Leaves on a delivery what was taken of it: the rest is to be planned again, as if it had never gone along. */
export async function keepTaken(tx: Database, deliveryId: number, taken: BottlesByProduct): Promise<void> {
  const own = eq(deliveryLines.deliveryId, deliveryId);
  await tx.delete(deliveryLines).where(and(own, notInArray(deliveryLines.productId, [...taken.keys()])));
  for (const [productId, qty] of taken)
    await tx
      .update(deliveryLines)
      .set({ qty })
      .where(and(own, eq(deliveryLines.productId, productId)));
}
