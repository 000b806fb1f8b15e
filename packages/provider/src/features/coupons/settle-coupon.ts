import { type Day, HOUSE_NOTES, won } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  deliveries,
  deliveryLines,
  type LedgerKind,
  ledgerEntries,
  orderFormLines,
} from '../../db/schema.ts';
import { findOrderCoupon } from './coupons.repository.ts';

const sumOf = (column: 'supply' | 'tax', kind: LedgerKind) =>
  sql<number>`COALESCE(sum(${ledgerEntries[column]}) FILTER (WHERE ${ledgerEntries.kind} = ${kind}), 0)`.mapWith(
    Number,
  );

/** Won times won is past what a double holds exactly. */
const shareOf = (amount: number, kept: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(kept)) / BigInt(whole));

/** Bottles of a wine of an order that the client keeps, and that it ordered: all of them are handed over by then. */
async function bottlesKept(tx: Database, orderFormId: number, productId: number): Promise<[number, number]> {
  const { rows } = await tx.execute<{ ordered: number; back: number }>(sql`
    SELECT
      (SELECT COALESCE(sum(l.qty), 0)::int FROM ${orderFormLines} l
        WHERE l.order_form_id = ${orderFormId} AND l.product_id = ${productId}) AS ordered,
      (SELECT COALESCE(sum(l.qty), 0)::int FROM ${deliveryLines} l JOIN ${deliveries} d ON d.id = l.delivery_id
        WHERE d.order_form_id = ${orderFormId} AND l.product_id = ${productId}
          AND d.classify = 'COLLECT' AND d.status = 'COMPLETED') AS back`);
  const { ordered, back } = rows[0]!;
  return [ordered - back, ordered];
}

/**
 * 에누리: the coupon of an order that is wholly sold comes off what its client owes, as far as the client keeps what it
 * bought. Writes what is still missing of that, and after a return what was too much; nothing where it is right. The
 * caller holds the lock of the order. Only coupons write allowances of an order that has one.
 */
export async function settleCoupon(
  tx: Database,
  order: { id: number; number: string; clientCompanyId: number },
  { date, authorId }: { date: Day; authorId: number | null },
): Promise<void> {
  const coupon = await findOrderCoupon(tx, order.id);
  if (coupon === null) return;
  const [row] = await tx
    .select({
      sold: sumOf('supply', 'SALE'),
      back: sumOf('supply', 'RETURN'),
      supply: sumOf('supply', 'ALLOWANCE'),
      tax: sumOf('tax', 'ALLOWANCE'),
      dueDate: sql<Day | null>`max(${ledgerEntries.dueDate}) FILTER (WHERE ${ledgerEntries.kind} = 'SALE')`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderFormId, order.id));
  const { sold, back, dueDate, ...allowed } = row!;
  const kept =
    coupon.idProduct === null
      ? shareOf(coupon.supply, sold + back, sold)
      : shareOf(coupon.supply, ...(await bottlesKept(tx, order.id, coupon.idProduct)));
  const supply = -kept - allowed.supply;
  const tax = -Math.floor(kept / 10) - allowed.tax;
  const change = won(supply + tax);
  if (change === 0) return;
  await tx.insert(ledgerEntries).values({
    clientCompanyId: order.clientCompanyId,
    orderFormId: order.id,
    kind: 'ALLOWANCE',
    date,
    supply,
    tax,
    change,
    // What is taken back is owed with the rest of its order, not before.
    dueDate: change > 0 ? [dueDate ?? date, date].sort()[1]! : null,
    memo: (change < 0 ? HOUSE_NOTES.COUPON : HOUSE_NOTES.COUPON_TAKEN_BACK)(order.number),
    authorId,
  });
}
