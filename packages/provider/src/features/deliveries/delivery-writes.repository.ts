import { and, asc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { deliveries, deliveryLines, orderForms, users } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';
import { type DeliveryScope, ownDeliveries } from './delivery-filter.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type OrderRow = typeof orderForms.$inferSelect;

/** Bottles by product. */
export type BottlesByProduct = ReadonlyMap<number, number>;

/** A delivery with the order form that it is of, both locked. */
export interface LockedDelivery {
  delivery: DeliveryRow;
  order: OrderRow | null;
}

/**
 * Locks deliveries of a scope, sorted by id, after their order forms: whoever changes both takes them in this order.
 * Throws 404 where one of them is not there or not the caller's.
 */
export async function lockDeliveries(
  tx: Database,
  ids: readonly number[],
  scope: DeliveryScope,
): Promise<LockedDelivery[]> {
  const mine = and(inArray(deliveries.id, [...ids]), ownDeliveries(scope));
  const found = await tx.select({ orderFormId: deliveries.orderFormId }).from(deliveries).where(mine);
  if (found.length !== ids.length) throw notFound();
  const orderIds = found.map(({ orderFormId }) => orderFormId).filter((id) => id !== null);
  const orders = await tx
    .select()
    .from(orderForms)
    .where(inArray(orderForms.id, orderIds))
    .orderBy(asc(orderForms.id))
    .for('update');
  const rows = await tx.select().from(deliveries).where(mine).orderBy(asc(deliveries.id)).for('update');
  // Given to another driver while this one waited.
  if (rows.length !== ids.length) throw notFound();
  return rows.map((delivery) => ({
    delivery,
    order: orders.find(({ id }) => id === delivery.orderFormId) ?? null,
  }));
}

/** The same for one. */
export async function lockDelivery(tx: Database, id: number, scope: DeliveryScope): Promise<LockedDelivery> {
  const [locked] = await lockDeliveries(tx, [id], scope);
  return locked!;
}

/** The order form of that number, if it is the company's own or of one of the sales person's clients; locked. */
export async function lockOrder(
  tx: Database,
  number: string,
  scope: BuyerScope | SalesScope,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orderForms)
    .where(and(eq(orderForms.number, number), ofOwnClients(orderForms.clientCompanyId, scope)))
    .for('update');
  return order;
}

/** What an order's deliveries of a kind carry, those taken back left out, in the order in which the ledger knows them. */
export async function findCarried(tx: Database, orderFormId: number, classify: DeliveryRow['classify']) {
  return tx
    .select({
      id: deliveries.id,
      status: deliveries.status,
      lines: sql<{ idProduct: number; qty: number }[]>`COALESCE(
        json_agg(json_build_object('idProduct', ${deliveryLines.productId}, 'qty', ${deliveryLines.qty})
          ORDER BY ${deliveryLines.productId}) FILTER (WHERE ${deliveryLines.productId} IS NOT NULL), '[]')`,
    })
    .from(deliveries)
    .leftJoin(deliveryLines, eq(deliveryLines.deliveryId, deliveries.id))
    .where(
      and(
        eq(deliveries.orderFormId, orderFormId),
        eq(deliveries.classify, classify),
        ne(deliveries.status, 'CANCELLED'),
      ),
    )
    .groupBy(deliveries.id)
    .orderBy(
      sql`(SELECT min(e.id) FROM ledger_entries e WHERE e.delivery_id = ${deliveries.id}) NULLS LAST`,
      sql`${deliveries.completedAt} NULLS LAST`,
      asc(deliveries.id),
    );
}

/** What one delivery carries. */
export async function findLines(tx: Database, deliveryId: number): Promise<BottlesByProduct> {
  const rows = await tx
    .select({ id: deliveryLines.productId, qty: deliveryLines.qty })
    .from(deliveryLines)
    .where(eq(deliveryLines.deliveryId, deliveryId));
  return new Map(rows.map(({ id, qty }) => [id, qty]));
}

/** The place after the last stop of a driver's day; without a driver, of those that wait for one. */
export async function nextPosition(tx: Database, driverId: number | null, day: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(deliveries.position) })
    .from(deliveries)
    .where(
      and(
        driverId === null ? isNull(deliveries.driverId) : eq(deliveries.driverId, driverId),
        eq(deliveries.requestDate, day),
        ne(deliveries.status, 'CANCELLED'),
      ),
    );
  return row?.last == null ? 0 : row.last + 1;
}

export async function insertDelivery(
  tx: Database,
  delivery: typeof deliveries.$inferInsert,
  carried: BottlesByProduct,
): Promise<number> {
  const [row] = await tx.insert(deliveries).values(delivery).returning({ id: deliveries.id });
  await tx
    .insert(deliveryLines)
    .values([...carried].map(([productId, qty]) => ({ deliveryId: row!.id, productId, qty })));
  return row!.id;
}

/** Changes a delivery that is locked; its version counts on. */
export async function updateDelivery(
  tx: Database,
  id: number,
  change: Partial<typeof deliveries.$inferInsert>,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...change, version: sql`${deliveries.version} + 1` })
    .where(eq(deliveries.id, id));
}

/** Part of the completion, which has counted the version on already. */
export async function numberStatement(tx: Database, id: number, statementNumber: string): Promise<void> {
  await tx.update(deliveries).set({ statementNumber }).where(eq(deliveries.id, id));
}

const inGoodStanding = and(eq(users.status, 'APPROVED'), isNull(users.withdrawnAt));
const contact = { id: users.id, fullName: users.fullName, mobile: users.mobile };

/** Sales staff, who all plan around each other's stops. */
export async function findPlanners(database: Database): Promise<{ id: number }[]> {
  return database
    .select({ id: users.id })
    .from(users)
    .where(and(inGoodStanding, sql`'SALESPERSON' = ANY (${users.roles})`))
    .orderBy(asc(users.id));
}

/** Drivers that a delivery can be given to. */
export async function findDrivers(database: Database) {
  return database
    .select({ ...contact, vanCases: users.vanCases })
    .from(users)
    .where(and(inGoodStanding, sql`'DRIVER' = ANY (${users.roles})`))
    .orderBy(asc(users.fullName), asc(users.id));
}
