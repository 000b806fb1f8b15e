import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { chatMembers, chatMessages, chatRooms, clientCompanies, users } from '../../db/schema.ts';

/** Sequences are integers of the database; what lies beyond them lies beyond every message. */
const largestSequence = 2_147_483_647;
export const inRange = (sequence: number): number => Math.min(sequence, largestSequence);

/** Rooms that a member has not left, the one with the latest message first. */
export async function findRooms(database: Database, userId: number) {
  return database
    .select({
      id: chatRooms.id,
      companyName: clientCompanies.name,
      unread: sql<number>`GREATEST(0, ${chatRooms.lastSequence} - ${chatMembers.readSequence})`,
      lastSequence: chatMessages.sequence,
      lastType: chatMessages.type,
      lastMessage: chatMessages.message,
      lastSenderId: chatMessages.senderId,
      lastSentAt: chatMessages.sentAt,
    })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, chatRooms.clientCompanyId))
    .leftJoin(
      chatMessages,
      and(eq(chatMessages.roomId, chatRooms.id), eq(chatMessages.sequence, chatRooms.lastSequence)),
    )
    .where(and(eq(chatMembers.userId, userId), isNull(chatMembers.leftAt)))
    .orderBy(sql`${chatRooms.lastMessageAt} DESC NULLS LAST`, desc(chatRooms.id));
}

/** The others in these rooms; who left is still the one that a message goes to. */
export async function findPartners(database: Database, roomIds: readonly number[], userId: number) {
  if (roomIds.length === 0) return [];
  return database
    .select({
      roomId: chatMembers.roomId,
      id: users.id,
      fullName: users.fullName,
      companyName: clientCompanies.name,
      picture: users.picture,
      statusMessage: users.statusMessage,
    })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .leftJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .where(and(inArray(chatMembers.roomId, [...roomIds]), ne(users.id, userId)))
    .orderBy(users.id);
}

export async function countUnread(database: Database, userId: number): Promise<number> {
  const [row] = await database
    .select({
      unread: sql<number>`COALESCE(sum(GREATEST(0, ${chatRooms.lastSequence} - ${chatMembers.readSequence})), 0)::int`,
    })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .where(and(eq(chatMembers.userId, userId), isNull(chatMembers.leftAt)));
  return row?.unread ?? 0;
}

/** The room of a member, or undefined for everybody else. To have left only hides it. */
export async function findOwnRoom(database: Database, roomId: number, userId: number) {
  const [row] = await database
    .select({ lastSequence: chatRooms.lastSequence, clientCompanyId: chatRooms.clientCompanyId })
    .from(chatRooms)
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatRooms.id))
    .where(and(eq(chatRooms.id, roomId), eq(chatMembers.userId, userId)));
  return row;
}

/** The same, and nobody else writes into the room before the transaction ends. */
export async function lockOwnRoom(tx: Database, roomId: number, userId: number) {
  const [row] = await tx
    .select({ lastSequence: chatRooms.lastSequence, clientCompanyId: chatRooms.clientCompanyId })
    .from(chatRooms)
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatRooms.id))
    .where(and(eq(chatRooms.id, roomId), eq(chatMembers.userId, userId)))
    .for('no key update', { of: chatRooms });
  return row;
}

export async function memberIds(database: Database, roomId: number): Promise<number[]> {
  const rows = await database
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(eq(chatMembers.roomId, roomId));
  return rows.map(({ id }) => id);
}

/** How far each member of a room has read. */
export async function findReads(database: Database, roomId: number) {
  return database
    .select({ idUser: chatMembers.userId, sequence: chatMembers.readSequence })
    .from(chatMembers)
    .where(eq(chatMembers.roomId, roomId))
    .orderBy(chatMembers.userId);
}

/** Everybody who shares a room with a member: those who see whether it is there. */
export async function contactsOf(database: Database, userId: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT DISTINCT other.user_id AS id FROM chat_members mine
    JOIN chat_members other ON other.room_id = mine.room_id AND other.user_id <> mine.user_id AND other.left_at IS NULL
    WHERE mine.user_id = ${userId}`);
  return rows.map(({ id }) => id);
}

/** Hides a room from a member until its next message; false for who is no member. */
export async function leaveRoom(tx: Database, roomId: number, userId: number, now: Date): Promise<boolean> {
  const left = await tx
    .update(chatMembers)
    .set({ leftAt: now })
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)))
    .returning({ id: chatMembers.userId });
  return left.length > 0;
}
