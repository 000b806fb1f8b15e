import type { Coupon } from '@vitis/contracts';
import {
  addDays,
  addMonths,
  BUYER_LEVELS,
  buyerLevelOf,
  couponDiscount,
  type Day,
  quarterOf,
  startOfDay,
} from '@vitis/domain';
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

/** What a company's ledger says that it bought on the days of a year, less what came back and was allowed. */
const boughtIn = ({ dateFrom, dateTo }: ReturnType<typeof levelYear>) =>
  sql`${ledgerEntries.kind} IN ('SALE', 'RETURN', 'ALLOWANCE') AND ${ledgerEntries.date} BETWEEN ${dateFrom} AND ${dateTo}`;

const bought = sql<number>`COALESCE(sum(${ledgerEntries.supply}), 0)`.mapWith(Number);

/** Supply value of what a company bought within the year before a day. */
export async function boughtWithinYear(
  database: Database,
  clientCompanyId: number,
  today: Day,
): Promise<number> {
  const [row] = await database
    .select({ bought })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.clientCompanyId, clientCompanyId), boughtIn(levelYear(today))));
  return row!.bought;
}

/** From how much on there is a coupon. */
const COUPONS_FROM = BUYER_LEVELS.find(({ coupon }) => coupon !== null)!.from;

/**
 * Gives every company the coupon of its level for the quarter of a day, once: several processes may try at the same
 * time. Returns how many it has given.
 */
export async function giveCoupons(database: Database, today: Day): Promise<number> {
  const { first, last } = quarterOf(today);
  // The level that it had on the eve of the quarter: what is bought in it counts for the next one.
  const reached = await database
    .select({ id: ledgerEntries.clientCompanyId, bought })
    .from(ledgerEntries)
    .where(
      and(
        boughtIn(levelYear(addDays(first, -1))),
        sql`NOT EXISTS (SELECT FROM ${coupons}
          WHERE ${coupons.clientCompanyId} = ${ledgerEntries.clientCompanyId} AND ${coupons.validFrom} = ${first})`,
      ),
    )
    .groupBy(ledgerEntries.clientCompanyId)
    .having(sql`sum(${ledgerEntries.supply}) >= ${COUPONS_FROM}`)
    .orderBy(ledgerEntries.clientCompanyId);
  if (reached.length === 0) return 0;
  const given = await database
    .insert(coupons)
    .values(
      reached.map(({ id, bought }) => {
        const { code, coupon } = buyerLevelOf(bought).level;
        return {
          ...{ clientCompanyId: id, level: code, ...coupon! },
          ...{ validFrom: first, validTo: last, createdAt: startOfDay(today) },
        };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  return given.length;
}

const stateOf = (
  { orderFormId, discount, validTo }: typeof coupons.$inferSelect,
  today: Day,
): Coupon['state'] => {
  if (orderFormId !== null || discount !== null) return 'USED';
  return validTo < today ? 'EXPIRED' : 'USABLE';
};

/** Those that can be used first. */
export const usableFirst = (found: readonly Coupon[]): Coupon[] =>
  found.toSorted((one, other) => Number(other.state === 'USABLE') - Number(one.state === 'USABLE'));

/** A company's coupons of the last years, those that can be used first, then the latest. */
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
  const found = rows.map(({ coupon, orderFormNumber }) => {
    const { id, level, percent, most, validFrom, validTo, discount } = coupon;
    const state = stateOf(coupon, today);
    return { id, level, percent, most, validFrom, validTo, discount, state, orderFormNumber };
  });
  return usableFirst(found);
}

interface Use {
  id: number;
  clientCompanyId: number;
  orderFormId: number;
  /** The one wine that it is used on; null for all of the order. */
  productId: number | null;
  /** Of what it is used on. */
  supply: number;
  today: Day;
}

/**
 * Uses a coupon on an order that has just been written. The row is locked, so that two orders at once use it once.
 * Throws 409: not there or another company's, used already, or its days are over.
 */
export async function useCoupon(
  tx: Database,
  { id, clientCompanyId, orderFormId, productId, supply, today }: Use,
) {
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
    .set({ orderFormId, productId, discount: couponDiscount(row.coupon, supply) })
    .where(eq(coupons.id, id));
}

/** A cancelled order gives its coupon back. */
export async function giveCouponBack(tx: Database, orderFormId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ orderFormId: null, productId: null, discount: null })
    .where(eq(coupons.orderFormId, orderFormId));
}

/** What a coupon takes off an order, VAT included; null where none was used. */
export async function findOrderCoupon(database: Database, orderFormId: number) {
  const [row] = await database
    .select({
      id: coupons.id,
      percent: coupons.percent,
      discount: coupons.discount,
      idProduct: coupons.productId,
    })
    .from(coupons)
    .where(eq(coupons.orderFormId, orderFormId));
  if (!row || row.discount === null) return null;
  const { discount: supply, ...coupon } = row;
  const tax = Math.floor(supply / 10);
  return { ...coupon, supply, tax, total: supply + tax };
}

/** Supply value of the lines that a coupon is used on. */
export const supplyUnder = (
  lines: readonly { productId: number; supply: number }[],
  productId: number | null,
): number =>
  lines.reduce(
    (sum, line) => sum + (productId === null || line.productId === productId ? line.supply : 0),
    0,
  );

/**
 * An order that is confirmed otherwise takes its coupon from that: so many percent of what was agreed. The coupon of a wine
 * that the order has no more can be used again.
 */
export async function repriceCoupon(
  tx: Database,
  orderFormId: number,
  lines: Parameters<typeof supplyUnder>[0],
): Promise<void> {
  const [coupon] = await tx
    .select({
      id: coupons.id,
      percent: coupons.percent,
      most: coupons.most,
      productId: coupons.productId,
    })
    .from(coupons)
    .where(eq(coupons.orderFormId, orderFormId))
    .for('update');
  if (!coupon) return;
  const { productId } = coupon;
  if (productId !== null && !lines.some((line) => line.productId === productId)) {
    await giveCouponBack(tx, orderFormId);
    return;
  }
  await tx
    .update(coupons)
    .set({ discount: couponDiscount(coupon, supplyUnder(lines, coupon.productId)) })
    .where(eq(coupons.id, coupon.id));
}
