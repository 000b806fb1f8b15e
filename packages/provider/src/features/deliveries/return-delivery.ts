import type { ReturnReason } from '@vitis/contracts';
import { deliveryAmounts, seoulDay } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import { returnRequests } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { settleCoupon } from '../coupons/settle-coupon.ts';
import { recordReturn } from '../ledger/record-return.ts';
import { type DeliveryRow, findCarried, findLines, type OrderRow } from './delivery-writes.repository.ts';
import { findAgreedLines } from './planned-bottles.ts';
import { putBack } from './stock-of-plan.ts';

/** What comes back for one of these is sold to nobody. */
const UNSALEABLE: ReadonlySet<ReturnReason> = new Set(['BROKEN', 'SPOILED']);

/**
 * What a driver has collected is sellable again, unless it came back for being broken or spoiled, and off what the client
 * owes at the prices that were agreed: the collections of a whole order take back exactly what it came to. What its coupon
 * took off for it is owed again.
 */
export async function returnDelivery(
  unit: UnitOfWork,
  delivery: DeliveryRow & { completedAt: Date },
  order: OrderRow,
): Promise<void> {
  const { tx } = unit;
  const lines = await findAgreedLines(tx, order.id);
  const collected = (await findCarried(tx, order.id, 'COLLECT')).filter(
    ({ id, status }) => status === 'COMPLETED' && id !== delivery.id,
  );
  const carried = await findLines(tx, delivery.id);
  const now = [...carried].map(([idProduct, qty]) => ({ idProduct, qty }));
  const { supply, tax } = deliveryAmounts(lines, [...collected.map((each) => each.lines), now]).at(-1)!;
  const date = seoulDay(delivery.completedAt);
  await recordReturn(tx, {
    clientCompanyId: order.clientCompanyId,
    orderFormId: order.id,
    orderFormNumber: order.number,
    deliveryId: delivery.id,
    date,
    supply,
    tax,
    authorId: delivery.driverId!,
  });
  // Before its end, an order has had nothing of its coupon yet; its last delivery settles it.
  if (order.status === 'COMPLETED') await settleCoupon(tx, order, { date, authorId: delivery.driverId });
  const [request] = await tx
    .select({ reason: returnRequests.reason })
    .from(returnRequests)
    .where(eq(returnRequests.deliveryId, delivery.id));
  if (request && UNSALEABLE.has(request.reason)) return;
  await putBack(unit, carried, delivery.completedAt);
}
