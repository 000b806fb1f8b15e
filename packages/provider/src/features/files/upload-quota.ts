import { and, count, eq, gt, isNull, min, sql, sum } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { files } from '../../db/schema.ts';
import { ProblemError } from '../../problems/problem-error.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What a member may upload within 24 hours. */
export type UploadQuota = Config['uploadsPerDay'];

/** Uploads of those who sign up; pictures of the shop have no owner either. */
const guests = and(isNull(files.ownerId), eq(files.policy, 'OWNER'));

/**
 * Throws 429 where a member's uploads of the last 24 hours leave no room for one of so many bytes more, with the time
 * until the oldest of them counts no longer.
 */
export async function requireRoom(
  database: Database,
  quota: UploadQuota,
  { ownerId, bytes, now }: { ownerId: number | null; bytes: number; now: Date },
): Promise<void> {
  const [used] = await database
    .select({ files: count(), bytes: sum(files.received).mapWith(Number), oldest: min(files.createdAt) })
    .from(files)
    .where(
      and(
        ownerId === null ? guests : eq(files.ownerId, ownerId),
        gt(files.createdAt, new Date(now.getTime() - day)),
      ),
    );
  if (!used?.oldest) return;
  if (used.files < quota.files && used.bytes + bytes <= quota.bytes) return;
  const left = Math.max(1000, used.oldest.getTime() + day - now.getTime());
  throw new ProblemError(429, 'UPLOAD_QUOTA_REACHED', {
    values: { hours: Math.ceil(left / hour) },
    headers: { 'retry-after': String(Math.ceil(left / 1000)) },
  });
}

/** Until the transaction ends, no other upload of the member is counted: two at once cannot both take the last room. */
export async function lockUploads(tx: Database, ownerId: number | null): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads:${ownerId}`}, 0))`);
}
