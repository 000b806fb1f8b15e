import type { Coupon } from '@vitis/contracts';
import { addMonths, buyerLevelOf, couponDiscount, type Day, quarterOf } from '@vitis/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { coupons, ledgerEntries, orderForms } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { conflict } from '../../problems/problem-error.ts';

/** The year that counts for a level, up to a day. */
export const levelYear = (today: Day): { dateFrom: Day; dateTo: Day } => ({
  dateFrom: addMonths(today, -12),
  dateTo: today,
});

/** Supply value of what a company bought within the year before a day, less what came back and was allowed. */
export async function boughtWithinYear(
  database: Database,
  clientCompanyId: number,
  today: Day,
): Promise<number> {
  const { dateFrom, dateTo } = levelYear(today);
  const [row] = await database
    .select({ bought: sql<number>`COALESCE(sum(${ledgerEntries.supply}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.clientCompanyId, clientCompanyId),
        sql`${ledgerEntries.kind} IN ('SALE', 'RETURN', 'ALLOWANCE')`,
        sql`${ledgerEntries.date} BETWEEN ${dateFrom} AND ${dateTo}`,
      ),
    );
  return row!.bought;
}

/**
 * Gives every company the coupon of its level for the quarter of a day, once: several processes may try at the same
 * time. Returns how many it has given.
 */
export async function giveCoupons(database: Database, today: Day): Promise<number> {
  const { first, last } = quarterOf(today);
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT c.id FROM client_companies c
    WHERE NOT EXISTS (SELECT FROM coupons k WHERE k.client_company_id = c.id AND k.valid_from = ${first})
    ORDER BY c.id`);
  let given = 0;
  for (const { id } of rows) {
    // The level that it had when the quarter began: what is bought in it counts for the next one.
    const { level } = buyerLevelOf(await boughtWithinYear(database, id, first));
    if (level.coupon === null) continue;
    const made = await database
      .insert(coupons)
      .values({
        clientCompanyId: id,
        level: level.code,
        ...level.coupon,
        validFrom: first,
        validTo: last,
        createdAt: new Date(`${today}T00:00:00+09:00`),
      })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    given += made.length;
  }
  return given;
}

const stateOf = (
  { orderFormId, discount, validTo }: typeof coupons.$inferSelect,
  today: Day,
): Coupon['state'] => {
  if (orderFormId !== null || discount !== null) return 'USED';
  return validTo < today ? 'EXPIRED' : 'USABLE';
};

/** A company's coupons of the last years, those that can be used first. */
export async function findCoupons(
  database: Database,
  { clientCompanyId }: BuyerScope,
  today: Day,
): Promise<Coupon[]> {
  const rows = await database
    .select({ coupon: coupons, orderFormNumber: orderForms.number })
    .from(coupons)
    .leftJoin(orderForms, eq(orderForms.id, coupons.orderFormId))
    .where(eq(coupons.clientCompanyId, clientCompanyId))
    .orderBy(desc(coupons.validFrom))
    .limit(40);
  return rows
    .map(({ coupon, orderFormNumber }) => {
      const { id, level, percent, most, validFrom, validTo, discount } = coupon;
      const state = stateOf(coupon, today);
      return { id, level, percent, most, validFrom, validTo, discount, state, orderFormNumber };
    })
    .toSorted((one, other) => Number(other.state === 'USABLE') - Number(one.state === 'USABLE'));
}

interface Use {
  id: number;
  clientCompanyId: number;
  orderFormId: number;
  /** Of the order. */
  supply: number;
  today: Day;
}

/**
 * Uses a coupon on an order that has just been written. The row is locked, so that two orders at once use it once.
 * Throws 409: not there or another company's, used already, or its days are over.
 */
export async function useCoupon(tx: Database, { id, clientCompanyId, orderFormId, supply, today }: Use) {
  const [row] = await tx
    .select({ coupon: coupons })
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.clientCompanyId, clientCompanyId)))
    .for('update');
  if (!row) throw conflict('COUPON_UNKNOWN');
  const state = stateOf(row.coupon, today);
  if (state === 'USED') throw conflict('COUPON_USED');
  if (state === 'EXPIRED' || row.coupon.validFrom > today) throw conflict('COUPON_EXPIRED');
  await tx
    .update(coupons)
    .set({ orderFormId, discount: couponDiscount(row.coupon, supply) })
    .where(eq(coupons.id, id));
}

/** A cancelled order gives its coupon back. */
export async function giveCouponBack(tx: Database, orderFormId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ orderFormId: null, discount: null })
    .where(eq(coupons.orderFormId, orderFormId));
}

/** What a coupon takes off an order, VAT included; null where none was used. */
export async function findOrderCoupon(database: Database, orderFormId: number) {
  const [row] = await database
    .select({ id: coupons.id, percent: coupons.percent, discount: coupons.discount })
    .from(coupons)
    .where(eq(coupons.orderFormId, orderFormId));
  if (!row || row.discount === null) return null;
  const tax = Math.floor(row.discount / 10);
  return { id: row.id, percent: row.percent, supply: row.discount, tax, total: row.discount + tax };
}

/** 에누리: the coupon of an order that is wholly sold comes off what its client owes. */
export async function allowCoupon(
  tx: Database,
  order: { id: number; number: string; clientCompanyId: number },
  { date, authorId }: { date: Day; authorId: number | null },
): Promise<void> {
  const coupon = await findOrderCoupon(tx, order.id);
  if (coupon === null || coupon.total === 0) return;
  await tx.insert(ledgerEntries).values({
    clientCompanyId: order.clientCompanyId,
    orderFormId: order.id,
    kind: 'ALLOWANCE',
    date,
    supply: -coupon.supply,
    tax: -coupon.tax,
    change: -coupon.total,
    memo: `${order.number} 쿠폰 할인`,
    authorId,
  });
}
