import type { ChatMessage, ChatMessageType } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { chatMembers, chatMessages, chatRooms, clientCompanies, files, users } from '../../db/schema.ts';

/** Rooms that a member is in, the one with the latest message first. */
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

/** The others in these rooms. */
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
    .where(and(inArray(chatMembers.roomId, [...roomIds]), isNull(chatMembers.leftAt), ne(users.id, userId)))
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

export async function isMember(database: Database, roomId: number, userId: number): Promise<boolean> {
  const [row] = await database
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId), isNull(chatMembers.leftAt)));
  return row !== undefined;
}

export async function memberIds(database: Database, roomId: number): Promise<number[]> {
  const rows = await database
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.roomId, roomId), isNull(chatMembers.leftAt)));
  return rows.map(({ id }) => id);
}

/** Everybody who shares a room with a member: those who see whether it is there. */
export async function contactsOf(database: Database, userId: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT DISTINCT other.user_id AS id FROM chat_members mine
    JOIN chat_members other ON other.room_id = mine.room_id AND other.user_id <> mine.user_id AND other.left_at IS NULL
    WHERE mine.user_id = ${userId} AND mine.left_at IS NULL`);
  return rows.map(({ id }) => id);
}

const messageColumns = {
  idChatRoom: chatMessages.roomId,
  sequence: chatMessages.sequence,
  clientId: chatMessages.clientId,
  idSender: chatMessages.senderId,
  senderName: users.fullName,
  type: chatMessages.type,
  message: chatMessages.message,
  fileIds: chatMessages.fileIds,
  sentAt: chatMessages.sentAt,
};

/** One message as the wire has it. */
export async function findMessage(
  database: Database,
  roomId: number,
  by: { sequence: number } | { clientId: string },
): Promise<ChatMessage | undefined> {
  const [row] = await database
    .select(messageColumns)
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.senderId))
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        'sequence' in by ? eq(chatMessages.sequence, by.sequence) : eq(chatMessages.clientId, by.clientId),
      ),
    );
  if (!row) return undefined;
  const { fileIds, senderName, sentAt, ...message } = row;
  return {
    ...message,
    senderName: senderName ?? '',
    sentAt: seoulTime(sentAt),
    files: await filesOf(database, fileIds),
  };
}

async function filesOf(database: Database, ids: number[]): Promise<ChatMessage['files']> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: files.id, name: files.name, type: files.type, size: files.size, picture: files.picture })
    .from(files)
    .where(inArray(files.id, ids));
  return rows.map((file) => ({ ...file, url: `/api/v1/file-download?id=${file.id}` }));
}

/** The next number of a room, taken under the room's lock: messages are in order and without gaps. */
export async function nextSequence(tx: Database, roomId: number, now: Date): Promise<number> {
  const [row] = await tx
    .update(chatRooms)
    .set({ lastSequence: sql`${chatRooms.lastSequence} + 1`, lastMessageAt: now })
    .where(eq(chatRooms.id, roomId))
    .returning({ sequence: chatRooms.lastSequence });
  return row!.sequence;
}

export interface NewMessage {
  roomId: number;
  sequence: number;
  clientId: string;
  senderId: number;
  type: ChatMessageType;
  message: string;
  fileIds: number[];
  sentAt: Date;
}

export async function insertMessage(tx: Database, message: NewMessage): Promise<void> {
  await tx.insert(chatMessages).values(message);
}

/** Moves what a member has read forward, never back and never past the last message; false where nothing moved. */
export async function advanceRead(
  tx: Database,
  roomId: number,
  userId: number,
  sequence: number,
): Promise<boolean> {
  const moved = await tx
    .update(chatMembers)
    .set({
      readSequence: sql`LEAST(${sequence}, (SELECT r.last_sequence FROM chat_rooms r WHERE r.id = ${roomId}))`,
    })
    .where(
      and(
        eq(chatMembers.roomId, roomId),
        eq(chatMembers.userId, userId),
        sql`${chatMembers.readSequence} < LEAST(${sequence}, (SELECT r.last_sequence FROM chat_rooms r WHERE r.id = ${roomId}))`,
      ),
    )
    .returning({ id: chatMembers.userId });
  return moved.length > 0;
}

/** Opens a sender's files to the room; returns how many of them were the sender's to give. */
export async function giveFiles(
  tx: Database,
  ids: readonly number[],
  senderId: number,
  roomId: number,
): Promise<number> {
  const given = await tx
    .update(files)
    .set({ roomId })
    .where(
      and(
        inArray(files.id, [...ids]),
        eq(files.ownerId, senderId),
        eq(files.policy, 'CHAT'),
        sql`(${files.roomId} IS NULL OR ${files.roomId} = ${roomId})`,
      ),
    )
    .returning({ id: files.id });
  return given.length;
}
