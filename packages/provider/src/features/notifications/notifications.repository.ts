import { NOTIFICATIONS_SHOWN, type Notification } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  chatMembers,
  chatMessages,
  chatRooms,
  clientCompanies,
  deliveries,
  estimates,
  inquiries,
  notifications,
  orderForms,
  users,
} from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';

/** A target that is the id of a row of another table. */
const idOf = (kind: Notification['kind']): SQL =>
  sql`CASE WHEN ${notifications.kind} = ${kind} THEN ${notifications.target}::integer END`;

/** A document's company, by the table that has documents of its kind. */
const clientOf = (kind: Notification['kind'], table: typeof estimates | typeof orderForms): SQL =>
  sql`CASE WHEN ${notifications.kind} = ${kind} THEN (
    SELECT d.client_company_id FROM ${table} d WHERE d.number = ${notifications.target}) END`;

const clientCompanyId = sql`COALESCE(
  ${deliveries.clientCompanyId}, ${clientOf('ESTIMATE', estimates)}, ${clientOf('ORDER', orderForms)})`;

/** Who reads: to a client's own people its name says nothing, and a driver has lost what another one has. */
export type NotificationReader = Pick<Session, 'userId' | 'roles'>;

/** The latest of a member's documents that others have changed. */
async function findDocuments(
  database: Database,
  { userId, roles }: NotificationReader,
): Promise<Notification[]> {
  const rows = await database
    .select({
      kind: notifications.kind,
      target: notifications.target,
      status: notifications.status,
      at: notifications.at,
      readAt: notifications.readAt,
      title: inquiries.title,
      clientName: clientCompanies.name,
      orderFormNumber: orderForms.number,
      date: deliveries.requestDate,
      driverId: deliveries.driverId,
    })
    .from(notifications)
    .leftJoin(inquiries, eq(inquiries.id, idOf('INQUIRY')))
    .leftJoin(deliveries, eq(deliveries.id, idOf('DELIVERY')))
    .leftJoin(orderForms, eq(orderForms.id, deliveries.orderFormId))
    .leftJoin(clientCompanies, eq(clientCompanies.id, clientCompanyId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.at), notifications.kind, notifications.target)
    .limit(NOTIFICATIONS_SHOWN);
  return rows.map(({ at, readAt, clientName, driverId, ...row }) => ({
    ...row,
    clientName: roles.includes('B2B') ? null : clientName,
    isHandedOver: row.kind === 'DELIVERY' && roles[0] === 'DRIVER' && driverId !== userId,
    at: seoulTime(at),
    read: readAt !== null,
  }));
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
    clientName: null,
    orderFormNumber: null,
    date: null,
    isHandedOver: false,
    at: seoulTime(at),
    read: false,
  }));
}

/** The latest of both, as they came. */
export async function findNotifications(
  database: Database,
  reader: NotificationReader,
): Promise<Notification[]> {
  const [documents, rooms] = await Promise.all([
    findDocuments(database, reader),
    findRooms(database, reader.userId),
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
