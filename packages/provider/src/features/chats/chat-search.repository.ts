import { CHAT_SEARCH_LIMIT, type FoundChatMessage } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { chatMessages, users } from '../../db/schema.ts';

const fileNames = sql`SELECT f.name FROM files f WHERE f.id = ANY (${chatMessages.fileIds})`;

/** Messages of a room that hold the words, or have a file that does, the latest first; a card by its number. */
export async function searchMessages(
  database: Database,
  roomId: number,
  userId: number,
  words: string,
): Promise<FoundChatMessage[]> {
  const rows = await database
    .select({
      sequence: chatMessages.sequence,
      senderName: sql<string>`COALESCE(${users.fullName}, '')`,
      mine: sql<boolean>`${chatMessages.senderId} IS NOT DISTINCT FROM ${userId}::int`,
      message: chatMessages.message,
      files: sql<string[]>`ARRAY(${fileNames})`,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.senderId))
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        ne(chatMessages.type, 'NOTICE'),
        or(
          contains(sql`${chatMessages.message}`, words),
          sql`EXISTS (${fileNames} AND ${contains(sql`f.name`, words)})`,
        ),
      ),
    )
    .orderBy(desc(chatMessages.sequence))
    .limit(CHAT_SEARCH_LIMIT);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: seoulTime(sentAt) }));
}
