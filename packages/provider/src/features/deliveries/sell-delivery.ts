import {
  type Amounts,
  addDays,
  completesOrder,
  deliveryAmounts,
  nextState,
  orderFormMachine,
  seoulDay,
} from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import { clientCompanies, orderForms } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict } from '../../problems/problem-error.ts';
import { settleCoupon } from '../coupons/settle-coupon.ts';
import { recordSale, unsoldOf } from '../ledger/record-sale.ts';
import { type DeliveryRow, findCarried, type OrderRow } from './delivery-writes.repository.ts';
import { bottlesOfOrder, findAgreedLines } from './planned-bottles.ts';

/**
 * Recognises the sale of what a delivery of this order has just handed over, and completes the order with its last
 * one. Answers the order as it is now. Throws 409 where the order is no longer one that is delivered.
 */
export async function sellDelivery(
  { tx, record }: UnitOfWork,
  delivery: DeliveryRow & { completedAt: Date },
  order: OrderRow,
): Promise<OrderRow> {
  if (order.status !== 'CONFIRMED') throw conflict('ILLEGAL_TRANSITION');
  const supplies = await findCarried(tx, order.id, 'SUPPLY');
  const unplanned = (await bottlesOfOrder(tx, order)).UNPLANNED;
  const done = completesOrder({
    states: supplies.map(({ status }) => status),
    unplannedBottles: [...unplanned.values()].reduce((sum, qty) => sum + qty, 0),
  });
  const lines = await findAgreedLines(tx, order.id);
  const delivered = supplies.filter(({ id, status }) => status === 'COMPLETED' && id !== delivery.id);
  const carried = supplies.find(({ id }) => id === delivery.id)!.lines;
  const amounts: Amounts = done
    ? await unsoldOf(tx, order.id)
    : deliveryAmounts(lines, [...delivered.map((each) => each.lines), carried]).at(-1)!;
  const date = seoulDay(delivery.completedAt);
  const [client] = await tx
    .select({ paymentDays: clientCompanies.paymentDays })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, order.clientCompanyId));
  await recordSale(tx, {
    clientCompanyId: order.clientCompanyId,
    orderFormId: order.id,
    deliveryId: delivery.id,
    date,
    supply: amounts.supply,
    tax: amounts.tax,
    dueDate: addDays(date, client!.paymentDays),
    authorId: delivery.driverId!,
  });
  if (!done) return order;
  await settleCoupon(tx, order, { date, authorId: delivery.driverId });
  const step = nextState(orderFormMachine, order.status, 'COMPLETE_BY_DELIVERY', 'SYSTEM', {
    WITHIN_CREDIT_LIMIT: true,
    NO_OPEN_SUPPLY: true,
    NO_STANDING_DELIVERY: true,
    PROPOSAL_OPEN: false,
    LAST_DELIVERY_COMPLETED: done,
  });
  if (!step.ok) throw conflict('ILLEGAL_TRANSITION');
  const [completed] = await tx
    .update(orderForms)
    .set({
      status: step.state,
      completedAt: delivery.completedAt,
      version: sql`${orderForms.version} + 1`,
    })
    .where(eq(orderForms.id, order.id))
    .returning();
  await record('order-form.complete-by-delivery', `order-form:${order.number}`, { delivery: delivery.id });
  return completed!;
}
