import {
  type CheckedQueryOf,
  type countNotifications,
  type listNotifications,
  type Notification,
  parseSort,
} from '@vitis/contracts';
import { addDays, type Day, seoulTime, startOfDay } from '@vitis/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
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
  repeatingOrderDates,
  users,
} from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';

/** A target that is the id of a row of another table. */
const idOf = (kind: Notification['kind']): SQL =>
  sql`CASE WHEN ${notifications.kind} = ${kind} THEN ${notifications.target}::integer END`;

/** A date of a repeating order, by its target: which, and which day of its rhythm. */
const isRepeating = sql<boolean>`(${notifications.target} LIKE '%/%')`;
const repeatingOrderId = sql`CASE WHEN ${isRepeating} THEN split_part(${notifications.target}, '/', 1)::integer END`;
const repeatDay = sql`CASE WHEN ${isRepeating} THEN split_part(${notifications.target}, '/', 2)::date END`;

/** A document's company, by the table that has documents of its kind. */
const clientOf = (kind: Notification['kind'], table: typeof estimates | typeof orderForms): SQL =>
  sql`CASE WHEN ${notifications.kind} = ${kind} THEN (
    SELECT d.client_company_id FROM ${table} d WHERE d.number = ${notifications.target}) END`;

const clientCompanyId = sql`COALESCE(
  ${deliveries.clientCompanyId}, ${clientOf('ESTIMATE', estimates)}, ${clientOf('ORDER', orderForms)})`;

/** Who reads: to a client's own people its name says nothing, and a driver has lost what another one has. */
export type NotificationReader = Pick<Session, 'userId' | 'roles'>;

type Query = CheckedQueryOf<typeof listNotifications>;
type Filter = CheckedQueryOf<typeof countNotifications>;

/** Days in Seoul of a column, both ends counted in. */
const onDays = (at: Parameters<typeof gte>[0], { dateFrom, dateTo }: Filter): SQL | undefined =>
  and(
    dateFrom === undefined ? undefined : gte(at, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(at, startOfDay(addDays(dateTo, 1))),
  );

/** A member's documents that others have changed, with what names each. */
function documentsOf(database: Database, { userId, roles }: NotificationReader, filter: Filter) {
  const { q } = filter;
  const named = q
    ? or(
        and(inArray(notifications.kind, ['ESTIMATE', 'ORDER']), contains(sql`${notifications.target}`, q)),
        contains(sql`${orderForms.number}`, q),
        contains(sql`${repeatingOrderDates.deliveryDay}::text`, q),
        contains(sql`${inquiries.title}`, q),
        roles.includes('B2B') ? undefined : contains(sql`${clientCompanies.name}`, q),
      )
    : undefined;
  return database
    .select({
      kind: notifications.kind,
      target: notifications.target,
      // Without its row a date asks for nothing any more.
      status: sql<string>`CASE WHEN ${isRepeating} THEN COALESCE(${repeatingOrderDates.state}, 'LAPSED')
        ELSE ${notifications.status} END`.as('status'),
      at: notifications.at,
      readAt: notifications.readAt,
      title: inquiries.title,
      clientName: clientCompanies.name,
      orderFormNumber: orderForms.number,
      date: sql<Day | null>`COALESCE(${deliveries.requestDate}, ${repeatingOrderDates.deliveryDay}, ${repeatDay})::text`.as(
        'date',
      ),
      isPickup:
        sql<boolean>`(${deliveries.type} = 'PICKUP' AND ${deliveries.classify} <> 'COLLECT') IS TRUE`.as(
          'is_pickup',
        ),
      isReturn: sql<boolean>`(${deliveries.classify} = 'COLLECT') IS TRUE`.as('is_return'),
      isRepeating: isRepeating.as('is_repeating'),
      driverId: deliveries.driverId,
    })
    .from(notifications)
    .leftJoin(inquiries, eq(inquiries.id, idOf('INQUIRY')))
    .leftJoin(deliveries, eq(deliveries.id, idOf('DELIVERY')))
    .leftJoin(
      repeatingOrderDates,
      and(eq(repeatingOrderDates.repeatingOrderId, repeatingOrderId), eq(repeatingOrderDates.day, repeatDay)),
    )
    .leftJoin(orderForms, eq(orderForms.id, deliveries.orderFormId))
    .leftJoin(clientCompanies, eq(clientCompanies.id, clientCompanyId))
    .where(and(eq(notifications.userId, userId), onDays(notifications.at, filter), named))
    .as('documents');
}

/** How many of a member's documents there are among those that are meant, and how many are unread. */
async function countDocuments(database: Database, reader: NotificationReader, filter: Filter) {
  const documents = documentsOf(database, reader, filter);
  const [row] = await database
    .select({
      total: count(),
      unread: sql`count(*) FILTER (WHERE ${documents.readAt} IS NULL)`.mapWith(Number),
    })
    .from(documents);
  return row!;
}

/** Some of a member's documents, in the order of their last change. */
async function findDocuments(
  database: Database,
  reader: NotificationReader,
  { status, isRising, offset, limit, ...filter }: Listing,
): Promise<Notification[]> {
  const { roles, userId } = reader;
  const documents = documentsOf(database, reader, filter);
  const { readAt: read, at, kind, target } = documents;
  const way = isRising ? asc : desc;
  const ofStatus = status === undefined ? undefined : status === 'UNREAD' ? isNull(read) : isNotNull(read);
  const rows = await database
    .select()
    .from(documents)
    .where(ofStatus)
    .orderBy(way(at), kind, target)
    .limit(limit)
    .offset(offset);
  return rows.map(({ at: moment, readAt, clientName, driverId, ...row }) => ({
    ...row,
    clientName: roles.includes('B2B') ? null : clientName,
    isHandedOver: row.kind === 'DELIVERY' && roles[0] === 'DRIVER' && driverId !== userId,
    at: seoulTime(moment),
    read: readAt !== null,
  }));
}

type Listing = Filter & Pick<Query, 'status'> & { isRising: boolean; offset: number; limit: number };

/** Rooms with messages that the member has not read: who wrote last, and when. */
async function findRooms(
  database: Database,
  { userId }: NotificationReader,
  filter: Filter,
): Promise<Notification[]> {
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
        onDays(chatMessages.sentAt, filter),
        filter.q ? contains(sql`${users.fullName}`, filter.q) : undefined,
      ),
    )
    .orderBy(chatRooms.id);
  return rows.map(({ id, title, at }) => ({
    kind: 'CHAT',
    target: String(id),
    status: null,
    title,
    clientName: null,
    orderFormNumber: null,
    date: null,
    isPickup: false,
    isReturn: false,
    isRepeating: false,
    isHandedOver: false,
    at: seoulTime(at),
    read: false,
  }));
}

/** One page of both, as they came, and how many there are in all. */
export async function findNotifications(
  database: Database,
  reader: NotificationReader,
  { page, size, status, sort = 'at,desc', ...filter }: Query,
): Promise<{ items: Notification[]; total: number }> {
  const isRising = parseSort(sort).direction === 'asc';
  const [unreadRooms, counted] = await Promise.all([
    findRooms(database, reader, filter),
    countDocuments(database, reader, filter),
  ]);
  const rooms = status === 'READ' ? [] : unreadRooms;
  // So many documents are certain to stand before the page, wherever the rooms belong among them.
  const offset = Math.max(0, page * size - rooms.length);
  const limit = size + rooms.length;
  const documents = await findDocuments(database, reader, { ...filter, status, isRising, offset, limit });
  const way = isRising ? 1 : -1;
  const first = page * size - offset;
  return {
    items: [...documents, ...rooms]
      .sort((one, other) => way * (Date.parse(one.at) - Date.parse(other.at)))
      .slice(first, first + size),
    total: sumsBy(counted, unreadRooms.length)[status ?? 'total'],
  };
}

const sumsBy = ({ total, unread }: { total: number; unread: number }, rooms: number) => ({
  UNREAD: unread + rooms,
  READ: total - unread,
  total: total + rooms,
});

/** How many of both are unread, and how many are read. */
export async function countNotificationsBy(
  database: Database,
  reader: NotificationReader,
  filter: Filter,
): Promise<ReturnType<typeof sumsBy>> {
  const [rooms, counted] = await Promise.all([
    findRooms(database, reader, filter),
    countDocuments(database, reader, filter),
  ]);
  return sumsBy(counted, rooms.length);
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
