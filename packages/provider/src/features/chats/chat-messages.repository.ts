import { CHAT_PAGE_SIZE, type ChatMessage } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { chatMessages, files, users } from '../../db/schema.ts';

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

const selectMessages = (database: Database) =>
  database
    .select(messageColumns)
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.senderId))
    .$dynamic();

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** Rows as the wire has them; the files of all are asked for at once. */
async function onWire(database: Database, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const known = await findFiles(database, [...new Set(rows.flatMap(({ fileIds }) => fileIds))]);
  return rows.map(({ fileIds, senderName, sentAt, ...message }) => ({
    ...message,
    senderName: senderName ?? '',
    sentAt: seoulTime(sentAt),
    files: fileIds.flatMap((id) => known.get(id) ?? []),
  }));
}

/** Files in the form in which a message shows them, by id. */
export async function findFiles(database: Database, ids: readonly number[]) {
  const known = new Map<number, ChatMessage['files'][number]>();
  if (ids.length === 0) return known;
  const rows = await database
    .select({ id: files.id, name: files.name, type: files.type, size: files.size, picture: files.picture })
    .from(files)
    .where(inArray(files.id, [...ids]));
  for (const file of rows) known.set(file.id, { ...file, url: `/api/v1/file-download?id=${file.id}` });
  return known;
}

/**
 * Messages of a room by ascending sequence, at most a page: those right before one, those right after one, those
 * right after `after` as long as they are before `before`, or the latest.
 */
export async function findMessages(
  database: Database,
  roomId: number,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<ChatMessage[]> {
  const forward = after !== undefined;
  const rows = await selectMessages(database)
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        after === undefined ? undefined : gt(chatMessages.sequence, after),
        before === undefined ? undefined : lt(chatMessages.sequence, before),
      ),
    )
    .orderBy(forward ? asc(chatMessages.sequence) : desc(chatMessages.sequence))
    .limit(CHAT_PAGE_SIZE);
  return onWire(database, forward ? rows : rows.toReversed());
}

export async function findMessage(
  database: Database,
  roomId: number,
  clientId: string,
): Promise<ChatMessage | undefined> {
  const rows = await selectMessages(database).where(
    and(eq(chatMessages.roomId, roomId), eq(chatMessages.clientId, clientId)),
  );
  const [message] = await onWire(database, rows);
  return message;
}

/** Opens a sender's files to the room; answers those that were the sender's to give. */
export async function attachFiles(
  tx: Database,
  ids: readonly number[],
  senderId: number,
  roomId: number,
): Promise<{ id: number; isPicture: boolean }[]> {
  return tx
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
    .returning({ id: files.id, isPicture: sql<boolean>`${files.picture} IS NOT NULL` });
}
