import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  chatMessages,
  clientCompanies,
  deliveries,
  estimates,
  files,
  inquiries,
  returnRequests,
  signUps,
} from '../../db/schema.ts';
import type { FileRow } from './paths.ts';

/**
 * Every column of the database that names files by their ids. A test holds that there is no other: what is missing here
 * would be taken away while it is in use.
 */
export const FILE_REFERENCES = [
  'chat_messages.file_ids',
  'client_companies.registration_files',
  'deliveries.image1',
  'deliveries.image2',
  'deliveries.image3',
  'estimates.file_ids',
  'inquiries.file_ids',
  'return_requests.file_ids',
  'sign_ups.registration_files',
] as const;

/**
 * Deletes the rows of private uploads from before a time that nothing names, and answers them; of uploads without an owner
 * another time counts. Public pictures stay:
 * their address alone is enough to use one, and nobody can tell where it stands.
 */
export async function takeUnused(database: Database, before: Date, guestsBefore: Date): Promise<FileRow[]> {
  return database
    .delete(files)
    .where(
      and(
        inArray(files.policy, ['OWNER', 'CHAT']),
        or(lt(files.createdAt, before), and(isNull(files.ownerId), lt(files.createdAt, guestsBefore))),
        sql`${files.roomId} IS NULL`,
        sql`NOT EXISTS (SELECT 1 FROM ${deliveries} d WHERE ${files.id} IN (d.image1, d.image2, d.image3))`,
        sql`NOT EXISTS (SELECT 1 FROM ${clientCompanies} c WHERE ${files.id} = ANY (c.registration_files))`,
        sql`NOT EXISTS (SELECT 1 FROM ${signUps} s WHERE ${files.id} = ANY (s.registration_files))`,
        sql`NOT EXISTS (SELECT 1 FROM ${estimates} e WHERE ${files.id} = ANY (e.file_ids))`,
        sql`NOT EXISTS (SELECT 1 FROM ${inquiries} i WHERE ${files.id} = ANY (i.file_ids))`,
        sql`NOT EXISTS (SELECT 1 FROM ${returnRequests} r WHERE ${files.id} = ANY (r.file_ids))`,
        sql`NOT EXISTS (SELECT 1 FROM ${chatMessages} m WHERE ${files.id} = ANY (m.file_ids))`,
      ),
    )
    .returning();
}
