import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contentLikes, contents } from '../../db/schema.ts';

export async function isLiked(database: Database, contentId: number, userId: number): Promise<boolean> {
  const found = await database
    .select({ contentId: contentLikes.contentId })
    .from(contentLikes)
    .where(and(eq(contentLikes.contentId, contentId), eq(contentLikes.userId, userId)));
  return found.length > 0;
}

/**
 * Likes an article, or takes that back. The row of the article is locked by its own count: two presses at once are one
 * after the other. Call it inside a transaction, for an article that is there.
 */
export async function toggleLike(tx: Database, contentId: number, userId: number) {
  await tx.execute(sql`SELECT 1 FROM ${contents} WHERE ${contents.id} = ${contentId} FOR UPDATE`);
  const removed = await tx
    .delete(contentLikes)
    .where(and(eq(contentLikes.contentId, contentId), eq(contentLikes.userId, userId)))
    .returning({ contentId: contentLikes.contentId });
  const liked = removed.length === 0;
  if (liked) await tx.insert(contentLikes).values({ contentId, userId });
  const [row] = await tx
    .update(contents)
    .set({ likes: sql`${contents.likes} + ${liked ? 1 : -1}` })
    .where(eq(contents.id, contentId))
    .returning({ likes: contents.likes });
  return { liked, likes: row?.likes ?? 0 };
}
