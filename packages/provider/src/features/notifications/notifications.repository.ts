import { NOTIFICATIONS_SHOWN, type Notification } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  chatMembers,
  chatMessages,
  chatRooms,
  deliveries,
  inquiries,
  notifications,
  orderForms,
  users,
} from '../../db/schema.ts';

/** A target that is the id of a row of another table. */
const idOf = (kind: Notification['kind']): SQL =>
  sql`CASE WHEN ${notifications.kind} = ${kind} THEN ${notifications.target}::integer END`;

/** The latest of a member's documents that others have changed. */
async function findDocuments(database: Database, userId: number): Promise<Notification[]> {
  const rows = await database
    .select({
      kind: notifications.kind,
      target: notifications.target,
      status: notifications.status,
      at: notifications.at,
      readAt: notifications.readAt,
      title: inquiries.title,
      orderFormNumber: orderForms.number,
    })
    .from(notifications)
    .leftJoin(inquiries, eq(inquiries.id, idOf('INQUIRY')))
    .leftJoin(deliveries, eq(deliveries.id, idOf('DELIVERY')))
    .leftJoin(orderForms, eq(orderForms.id, deliveries.orderFormId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.at), notifications.kind, notifications.target)
    .limit(NOTIFICATIONS_SHOWN);
  return rows.map(({ at, readAt, ...row }) => ({ ...row, at: seoulTime(at), read: readAt !== null }));
}

/** Rooms with messages that the member has not read: who wrote last, and when. */
async function findRooms(database: Database, userId: number): Promise<Notification[]> {
  const rows = await database
    .select({ id: chatRooms.id, title: users.fullName, at: chatMessages.sentAt })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.roomId, chatRooms.id), eq(chatMessages.sequence, chatRooms.lastSequence)),
    )
    .leftJoin(users, eq(users.id, chatMessages.senderId))
    .where(
      and(
        eq(chatMembers.userId, userId),
        isNull(chatMembers.leftAt),
        sql`${chatRooms.lastSequence} > ${chatMembers.readSequence}`,
      ),
    )
    .orderBy(desc(chatMessages.sentAt))
    .limit(NOTIFICATIONS_SHOWN);
  return rows.map(({ id, title, at }) => ({
    kind: 'CHAT',
    target: String(id),
    status: null,
    title,
    orderFormNumber: null,
    at: seoulTime(at),
    read: false,
  }));
}

/** The latest of both, as they came. */
export async function findNotifications(database: Database, userId: number): Promise<Notification[]> {
  const [documents, rooms] = await Promise.all([
    findDocuments(database, userId),
    findRooms(database, userId),
  ]);
  return [...documents, ...rooms]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, NOTIFICATIONS_SHOWN);
}

const unreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export const countUnreadNotifications = (database: Database, userId: number): Promise<number> =>
  database.$count(notifications, unreadOf(userId));

/** Marks these as read, or all of the member's. */
export async function markRead(
  tx: Database,
  userId: number,
  items: readonly Pick<Notification, 'kind' | 'target'>[] | undefined,
  now: Date,
): Promise<void> {
  const named = items?.map(
    ({ kind, target }) => sql`(${notifications.kind}, ${notifications.target}) = (${kind}, ${target})`,
  );
  if (named?.length === 0) return;
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(userId), named && or(...named)));
}
