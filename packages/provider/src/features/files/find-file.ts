import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { chatMembers, files, staffClients } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import type { FileRow } from './paths.ts';

/** A file by its number, or by its path inside the store. */
export type FileName = { id: number } | { key: string };

/** Whether a caller may fetch a file, by the file's own policy. */
async function mayFetch(database: Database, row: FileRow, session: Session | null): Promise<boolean> {
  if (row.policy === 'PUBLIC') return true;
  if (session === null) return false;
  if (row.ownerId === session.userId) return true;
  if (row.policy === 'CHAT') {
    if (row.roomId === null) return false;
    const [member] = await database
      .select({ id: chatMembers.userId })
      .from(chatMembers)
      .where(
        sql`${chatMembers.roomId} = ${row.roomId} AND ${chatMembers.userId} = ${session.userId} AND ${chatMembers.leftAt} IS NULL`,
      );
    return member !== undefined;
  }
  if (row.clientCompanyId === null) return false;
  const buys = session.roles.includes('B2B') && session.clientCompanyId === row.clientCompanyId;
  if (row.policy === 'COMPANY' && buys) return true;
  if (!session.roles.includes('SALESPERSON')) return false;
  const [staff] = await database
    .select({ id: staffClients.userId })
    .from(staffClients)
    .where(
      sql`${staffClients.userId} = ${session.userId} AND ${staffClients.clientCompanyId} = ${row.clientCompanyId}`,
    );
  return staff !== undefined;
}

/** The file that a caller may fetch; undefined where there is none or it is not theirs to see. */
export async function findFile(
  database: Database,
  by: FileName,
  session: Session | null,
): Promise<FileRow | undefined> {
  const [row] = await database
    .select()
    .from(files)
    .where('id' in by ? eq(files.id, by.id) : eq(files.key, by.key));
  return row && (await mayFetch(database, row, session)) ? row : undefined;
}
