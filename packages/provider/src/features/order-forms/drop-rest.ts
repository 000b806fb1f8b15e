import type { Language } from '@vitis/contracts';
import { DELIVERY_TRAITS, handedOverLines } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict } from '../../problems/problem-error.ts';
import { repriceCoupon } from '../coupons/coupons.repository.ts';
import { deliveryAfter } from '../deliveries/delivery-step.ts';
import { findCarried, updateDelivery } from '../deliveries/delivery-writes.repository.ts';
import { publishDelivery } from '../deliveries/publish-delivery.ts';
import { announceRestock } from '../restock/announce-restock.ts';
import { moveStock } from '../stock/move-stock.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import {
  findOrderedBottles,
  findOrderLines,
  type NewOrder,
  replaceLines,
  type StoredOrder,
} from './order-form.repository.ts';
import { placedOrder } from './placed-order.ts';

/** True for an order of which a supply was planned, and not all is with the client. */
export async function hasUndelivered(tx: Database, orderFormId: number): Promise<boolean> {
  const supplies = await findCarried(tx, orderFormId, 'SUPPLY');
  if (supplies.length === 0) return false;
  const handedOver = supplies.flatMap(({ status, lines }) =>
    DELIVERY_TRAITS[status].handedOver ? lines : [],
  );
  return (await findOrderedBottles(tx, orderFormId)).some(({ productId, qty }) => {
    const own = handedOver.filter(({ idProduct }) => idProduct === productId);
    return own.reduce((sum, line) => sum + line.qty, 0) < qty;
  });
}

/**
 * Takes off an order what no delivery handed over: its bottles can be sold again, and what is left is what was charged. No
 * supply is under way by then, and one that failed is taken back. Throws 409 where nothing was handed over: such an order is cancelled.
 */
export async function dropRest(
  unit: UnitOfWork,
  order: StoredOrder,
  at: Date,
  language: Language,
): Promise<Partial<NewOrder>> {
  const supplies = await findCarried(unit.tx, order.id, 'SUPPLY');
  const handedOver = supplies.filter(({ status }) => DELIVERY_TRAITS[status].handedOver);
  if (handedOver.length === 0) throw conflict('NOTHING_HANDED_OVER');
  const before = await findOrderLines(unit.tx, order.id);
  const after = handedOverLines(
    before.map((line) => ({ ...line, idProduct: line.productId })),
    handedOver.map(({ lines }) => lines),
  ).map(({ idProduct: _id, ...line }, index) => ({ ...line, position: before[0]!.position + index }));
  const taken = await findOrderedBottles(unit.tx, order.id);
  await replaceLines(unit.tx, order.id, after);
  const cameBack = await moveStock(unit.tx, taken, await findOrderedBottles(unit.tx, order.id), language);
  if (cameBack.length > 0) await announceRestock(unit, at);
  await repriceCoupon(unit.tx, order.id, after);
  const sums = sumsOf(after, language);
  await takeBack(
    unit,
    order,
    supplies.flatMap(({ id, status }) => (status === 'FAILED' ? [id] : [])),
  );
  return {
    ...sums,
    // Never more than there is to pay.
    cashUsed: Math.min(order.cashUsed, sums.total),
    placed: order.placed ?? placedOrder(order, before),
  };
}

/** A stop that failed brings nothing any more: it would wait for a new day, and carry bottles that are on no order. */
async function takeBack(
  unit: UnitOfWork,
  { clientCompanyId }: StoredOrder,
  failed: readonly number[],
): Promise<void> {
  for (const id of failed) {
    const status = deliveryAfter('FAILED', 'CANCEL', 'SALESPERSON');
    await updateDelivery(unit.tx, id, { status });
    await unit.record('delivery.cancel', `delivery:${id}`);
    await publishDelivery(unit, { id, status, clientCompanyId, drivers: [], order: null });
  }
}
