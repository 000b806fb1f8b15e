import type { OrderPickup } from '@vitis/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  clientCompanies,
  deliveries,
  estimates,
  orderFormLines,
  orderForms,
  stores,
} from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { Bottles } from '../stock/take-stock.ts';
import { clientColumns, manager, requester } from '../trade-documents/client-columns.ts';
import { type LineColumns, storedLineColumns } from '../trade-documents/document-lines.ts';
import { orderFormLists, summaryColumns } from './order-forms.repository.ts';

export type StoredOrder = typeof orderForms.$inferSelect;
export type NewOrder = typeof orderForms.$inferInsert;

/** Locks the order for a step, before any of its deliveries. Undefined where it is not there, or not the caller's. */
export async function lockOrderForm(
  tx: Database,
  scope: BuyerScope | SalesScope,
  number: string,
): Promise<StoredOrder | undefined> {
  const [row] = await tx
    .select()
    .from(orderForms)
    .where(orderFormLists.ownNumber(scope, number))
    .for('update');
  return row;
}

/** Everything of one order but its lines and deliveries. */
export async function findOrderForm(database: Database, scope: BuyerScope | SalesScope, number: string) {
  const [row] = await database
    .select({ summary: summaryColumns, contact: clientColumns, client: clientCompanies, order: orderForms })
    .from(orderForms)
    .innerJoin(clientCompanies, eq(clientCompanies.id, orderForms.clientCompanyId))
    .innerJoin(requester, eq(requester.id, orderForms.requestedBy))
    .leftJoin(manager, eq(manager.id, orderForms.managerId))
    .leftJoin(estimates, eq(estimates.id, orderForms.estimateId))
    .where(orderFormLists.ownNumber(scope, number));
  return row;
}

/** A line of an order: who took how much off by hand, and why, besides what every line has. */
export interface OrderLine extends LineColumns {
  discountReason: string | null;
  discountedBy: number | null;
}

/** In their order. */
export async function findOrderLines(database: Database, orderFormId: number): Promise<OrderLine[]> {
  return database
    .select({
      ...storedLineColumns(orderFormLines),
      discountReason: orderFormLines.discountReason,
      discountedBy: orderFormLines.discountedBy,
    })
    .from(orderFormLines)
    .where(eq(orderFormLines.orderFormId, orderFormId))
    .orderBy(asc(orderFormLines.position));
}

/** Where and when an order is picked up, in Korean as every address is; null where it is brought. */
export async function findPickup(
  database: Database,
  { pickupStoreId, pickupTime }: StoredOrder,
): Promise<OrderPickup | null> {
  if (pickupStoreId === null || pickupTime === null) return null;
  const [store] = await database.select().from(stores).where(eq(stores.id, pickupStoreId));
  return {
    idStore: pickupStoreId,
    name: store!.name['ko-KR'],
    phone: store!.phone,
    address: store!.address['ko-KR'],
    note: store!.note?.['ko-KR'] ?? null,
    time: pickupTime,
  };
}

/** What an order takes out of stock, by product. */
export async function findOrderedBottles(tx: Database, orderFormId: number): Promise<Bottles[]> {
  return tx
    .select({
      productId: orderFormLines.productId,
      qty: sql<number>`sum(${orderFormLines.qty})::int`,
    })
    .from(orderFormLines)
    .where(eq(orderFormLines.orderFormId, orderFormId))
    .groupBy(orderFormLines.productId);
}

export async function insertOrderForm(
  tx: Database,
  order: NewOrder,
  lines: readonly OrderLine[],
): Promise<StoredOrder> {
  const [row] = await tx.insert(orderForms).values(order).returning();
  await tx.insert(orderFormLines).values(lines.map((line) => ({ ...line, orderFormId: row!.id })));
  return row!;
}

/** Changes an order that is locked; its version goes up by one. */
export async function updateOrderForm(
  tx: Database,
  { id, version }: StoredOrder,
  change: Partial<NewOrder>,
): Promise<StoredOrder> {
  const [row] = await tx
    .update(orderForms)
    .set({ ...change, version: version + 1 })
    .where(eq(orderForms.id, id))
    .returning();
  return row!;
}

/** Writes other lines in the place of an order's. */
export async function replaceLines(
  tx: Database,
  orderFormId: number,
  lines: readonly OrderLine[],
): Promise<void> {
  await tx.delete(orderFormLines).where(eq(orderFormLines.orderFormId, orderFormId));
  await tx.insert(orderFormLines).values(lines.map((line) => ({ ...line, orderFormId })));
}

/** Writes the prices that sales staff agreed to in place of those of a line. */
export async function updateLinePrices(
  tx: Database,
  orderFormId: number,
  { position, unitPrice, supply, tax, discountReason, discountedBy }: OrderLine,
): Promise<void> {
  await tx
    .update(orderFormLines)
    .set({ unitPrice, supply, tax, discountReason, discountedBy })
    .where(and(eq(orderFormLines.orderFormId, orderFormId), eq(orderFormLines.position, position)));
}

/** States of the deliveries of an order that are not taken back. */
export async function findStandingDeliveries(tx: Database, orderFormId: number) {
  return tx
    .select({ status: deliveries.status, classify: deliveries.classify })
    .from(deliveries)
    .where(and(eq(deliveries.orderFormId, orderFormId), sql`${deliveries.status} <> 'CANCELLED'`));
}

/** The order that was placed from an estimate, unless that was cancelled. */
export async function findOrderOfEstimate(tx: Database, estimateId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ number: orderForms.number })
    .from(orderForms)
    .where(and(eq(orderForms.estimateId, estimateId), sql`${orderForms.status} <> 'CANCELLED'`));
  return row?.number;
}
