import type { Day } from '@vitis/domain';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  clientCompanies,
  notifications,
  repeatingOrderDates,
  repeatingOrderLines,
  repeatingOrders,
  users,
} from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

export type StoredRepeatingOrder = typeof repeatingOrders.$inferSelect;
export type NewRepeatingOrder = typeof repeatingOrders.$inferInsert;
export type StoredDate = typeof repeatingOrderDates.$inferSelect;
export interface RepeatedLine {
  idProduct: number;
  qty: number;
}

const own = ({ clientCompanyId }: Pick<BuyerScope, 'clientCompanyId'>) =>
  eq(repeatingOrders.clientCompanyId, clientCompanyId);

/** A company's own, those that are ended last; or one of them. */
export async function findRepeatingOrders(
  database: Database,
  buyer: BuyerScope,
  id?: number,
): Promise<StoredRepeatingOrder[]> {
  return database
    .select()
    .from(repeatingOrders)
    .where(and(own(buyer), id === undefined ? undefined : eq(repeatingOrders.id, id)))
    .orderBy(sql`${repeatingOrders.status} = 'ENDED'`, desc(repeatingOrders.id))
    .limit(100);
}

/** Locked, for a change of it or of one of its dates. Undefined where it is not there, or another company's. */
export async function lockRepeatingOrder(
  tx: Database,
  id: number,
  buyer?: BuyerScope,
): Promise<StoredRepeatingOrder | undefined> {
  const [row] = await tx
    .select()
    .from(repeatingOrders)
    .where(and(eq(repeatingOrders.id, id), buyer && own(buyer)))
    .for('update');
  return row;
}

export async function countOpen(database: Database, buyer: BuyerScope): Promise<number> {
  return database.$count(repeatingOrders, and(own(buyer), ne(repeatingOrders.status, 'ENDED')));
}

/** Whether a company has one that is not ended and comes at the same times to the same place with the same wines. */
export async function hasLikeness(
  database: Database,
  buyer: BuyerScope,
  { interval, firstDay, postalCode, address1, address2 = '' }: NewRepeatingOrder,
  lines: readonly RepeatedLine[],
): Promise<boolean> {
  const likely = await database
    .select({ id: repeatingOrders.id })
    .from(repeatingOrders)
    .where(
      and(
        own(buyer),
        ne(repeatingOrders.status, 'ENDED'),
        eq(repeatingOrders.interval, interval),
        eq(repeatingOrders.firstDay, firstDay),
        eq(repeatingOrders.postalCode, postalCode),
        eq(repeatingOrders.address1, address1),
        eq(repeatingOrders.address2, address2),
      ),
    );
  const ids = likely.map(({ id }) => id);
  const winesOf = Map.groupBy(await findRepeatedLines(database, ids), (line) => line.repeatingOrderId);
  const wanted = new Set(lines.map(({ idProduct }) => idProduct));
  return [...winesOf.values()].some(
    (wines) => wines.length === wanted.size && wines.every(({ idProduct }) => wanted.has(idProduct)),
  );
}

/** In their order. */
export async function findRepeatedLines(
  database: Database,
  ids: readonly number[],
): Promise<(RepeatedLine & { repeatingOrderId: number })[]> {
  if (ids.length === 0) return [];
  return database
    .select({
      repeatingOrderId: repeatingOrderLines.repeatingOrderId,
      idProduct: repeatingOrderLines.productId,
      qty: repeatingOrderLines.qty,
    })
    .from(repeatingOrderLines)
    .where(inArray(repeatingOrderLines.repeatingOrderId, [...ids]))
    .orderBy(asc(repeatingOrderLines.position));
}

/** What became of dates since a day, the latest first. */
export async function findDates(
  database: Database,
  ids: readonly number[],
  since: Day,
): Promise<StoredDate[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(repeatingOrderDates)
    .where(
      and(
        inArray(repeatingOrderDates.repeatingOrderId, [...ids]),
        gte(repeatingOrderDates.deliveryDay, since),
      ),
    )
    .orderBy(desc(repeatingOrderDates.day));
}

export async function findDate(tx: Database, id: number, day: Day): Promise<StoredDate | undefined> {
  const [row] = await tx
    .select()
    .from(repeatingOrderDates)
    .where(and(eq(repeatingOrderDates.repeatingOrderId, id), eq(repeatingOrderDates.day, day)));
  return row;
}

export async function insertRepeatingOrder(
  tx: Database,
  fields: NewRepeatingOrder,
  lines: readonly RepeatedLine[],
): Promise<number> {
  const [row] = await tx.insert(repeatingOrders).values(fields).returning({ id: repeatingOrders.id });
  await insertLines(tx, row!.id, lines);
  return row!.id;
}

async function insertLines(tx: Database, id: number, lines: readonly RepeatedLine[]): Promise<void> {
  await tx.insert(repeatingOrderLines).values(
    lines.map(({ idProduct, qty }, position) => ({
      repeatingOrderId: id,
      productId: idProduct,
      position,
      qty,
    })),
  );
}

/** Changes one that is locked; its version goes up by one. */
export async function updateRepeatingOrder(
  tx: Database,
  { id, version }: StoredRepeatingOrder,
  change: Partial<NewRepeatingOrder>,
  lines?: readonly RepeatedLine[],
): Promise<void> {
  await tx
    .update(repeatingOrders)
    .set({ ...change, version: version + 1 })
    .where(eq(repeatingOrders.id, id));
  if (lines === undefined) return;
  await tx.delete(repeatingOrderLines).where(eq(repeatingOrderLines.repeatingOrderId, id));
  await insertLines(tx, id, lines);
}

/** Writes what became of a date over what was there before. */
export async function putDate(tx: Database, row: StoredDate): Promise<void> {
  const { repeatingOrderId: _id, day: _day, ...outcome } = row;
  await tx
    .insert(repeatingOrderDates)
    .values(row)
    .onConflictDoUpdate({
      target: [repeatingOrderDates.repeatingOrderId, repeatingOrderDates.day],
      set: outcome,
    });
}

export async function deleteDate(tx: Database, { repeatingOrderId, day }: StoredDate): Promise<void> {
  await tx
    .delete(repeatingOrderDates)
    .where(and(eq(repeatingOrderDates.repeatingOrderId, repeatingOrderId), eq(repeatingOrderDates.day, day)));
  await forgetNotices(tx, repeatingOrderId, [day]);
}

/** Takes back what members were told of dates that ask for nothing any more. */
async function forgetNotices(tx: Database, id: number, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  const readers = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(repeatingOrders, eq(repeatingOrders.clientCompanyId, users.clientCompanyId))
    .where(eq(repeatingOrders.id, id));
  await tx.delete(notifications).where(
    and(
      inArray(notifications.userId, readers),
      eq(notifications.kind, 'ORDER'),
      inArray(
        notifications.target,
        days.map((day) => `${id}/${day}`),
      ),
    ),
  );
}

const isOpen = inArray(repeatingOrderDates.state, ['WAITING', 'FAILED']);

/** Ends what waits for a word: that of an order which is ended, or all whose day is over. */
export async function closeOpenDates(
  tx: Database,
  where: { repeatingOrderId: number } | { before: Day },
): Promise<void> {
  const whose =
    'before' in where
      ? lt(repeatingOrderDates.deliveryDay, where.before)
      : eq(repeatingOrderDates.repeatingOrderId, where.repeatingOrderId);
  await tx.update(repeatingOrderDates).set({ state: 'LAPSED' }).where(and(whose, isOpen));
}

/** Forgets what waits for a word: its rhythm is another one now, and the next turn asks anew. */
export async function deleteOpenDates(tx: Database, id: number): Promise<void> {
  const dates = await tx
    .delete(repeatingOrderDates)
    .where(and(eq(repeatingOrderDates.repeatingOrderId, id), isOpen))
    .returning({ day: repeatingOrderDates.day });
  await forgetNotices(
    tx,
    id,
    dates.map(({ day }) => day),
  );
}

/** Rhythm and post code of all that run, with the dates from a day on of which something has become already. */
export async function findActive(database: Database, since: Day) {
  return database
    .select({
      id: repeatingOrders.id,
      firstDay: repeatingOrders.firstDay,
      interval: repeatingOrders.interval,
      postalCode: repeatingOrders.postalCode,
      days: sql<Day[]>`ARRAY(SELECT d.day::text FROM repeating_order_dates d
        WHERE d.repeating_order_id = ${repeatingOrders.id} AND d.delivery_day >= ${since})`,
    })
    .from(repeatingOrders)
    .where(eq(repeatingOrders.status, 'ACTIVE'))
    .orderBy(asc(repeatingOrders.id));
}

/** Who orders for a company: whoever began it, or its main contact once that member has left. */
export async function findOrderingBuyer(tx: Database, clientCompanyId: number, createdBy: number) {
  const [row] = await tx
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      language: users.language,
      clientGroupId: clientCompanies.clientGroupId,
    })
    .from(users)
    .innerJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .where(
      and(
        eq(users.clientCompanyId, clientCompanyId),
        sql`'B2B' = ANY (${users.roles})`,
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
      ),
    )
    .orderBy(sql`${users.id} = ${createdBy} DESC`, asc(users.id))
    .limit(1);
  return row;
}
