import type { ClientNote } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientNotes, users } from '../../db/schema.ts';

/** More than anybody reads; older ones stay in the database. */
const mostNotes = 100;

/** Notes about a client, the latest first. */
export async function findNotes(
  database: Database,
  clientCompanyId: number,
  readerId: number,
): Promise<ClientNote[]> {
  const rows = await database
    .select({ note: clientNotes, author: users.fullName })
    .from(clientNotes)
    .innerJoin(users, eq(users.id, clientNotes.authorId))
    .where(eq(clientNotes.clientCompanyId, clientCompanyId))
    .orderBy(desc(clientNotes.id))
    .limit(mostNotes);
  return rows.map(({ note: { id, text, authorId, createdAt }, author }) => ({
    ...{ id, text, author },
    isOwn: authorId === readerId,
    writtenAt: seoulTime(createdAt),
  }));
}

/** Takes a note of this author away; false where there is none. */
export async function removeNote(
  database: Database,
  { id, clientCompanyId, authorId }: { id: number; clientCompanyId: number; authorId: number },
): Promise<boolean> {
  const removed = await database
    .delete(clientNotes)
    .where(
      and(
        eq(clientNotes.id, id),
        eq(clientNotes.clientCompanyId, clientCompanyId),
        eq(clientNotes.authorId, authorId),
      ),
    )
    .returning({ id: clientNotes.id });
  return removed.length > 0;
}
