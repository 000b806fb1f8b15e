import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { attempts } from '../db/schema.ts';
import { tooMany } from '../problems/problem-error.ts';

/** How often something may be done under a key within so many seconds. */
export interface AttemptLimit {
  /** What is done: `valid-email`. */
  kind: string;
  most: number;
  seconds: number;
}

const windowOf = ({ seconds }: AttemptLimit, now: Date): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Counts an attempt under a key: an address, or the hash of what is named. Throws 429 past the limit, with the time until
 * the oldest is out of the window. A refused attempt is not counted: otherwise a stop would never end while somebody
 * keeps trying. The count holds with the transaction.
 */
export async function countAttempt(tx: Database, limit: AttemptLimit, key: string, now: Date): Promise<void> {
  // One at a time: several at once cannot slip past the limit.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${key}`}, 3))`);
  const known = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, limit.kind), eq(attempts.key, key), gt(attempts.at, windowOf(limit, now))))
    .orderBy(asc(attempts.at))
    .limit(limit.most);
  const [oldest] = known;
  if (oldest && known.length >= limit.most)
    throw tooMany('TOO_MANY_REQUESTS', (oldest.at.getTime() + limit.seconds * 1000 - now.getTime()) / 1000);
  await tx.insert(attempts).values({ kind: limit.kind, key, at: now });
}

/** Seconds until another attempt under a key is within the limit; 0 where one is now. */
export async function secondsUntilFree(
  database: Database,
  limit: AttemptLimit,
  key: string,
  now: Date,
): Promise<number> {
  const latest = await database
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, limit.kind), eq(attempts.key, key), gt(attempts.at, windowOf(limit, now))))
    .orderBy(desc(attempts.at))
    .limit(limit.most);
  const counting = latest[limit.most - 1];
  if (!counting) return 0;
  return Math.max(0, Math.ceil((counting.at.getTime() + limit.seconds * 1000 - now.getTime()) / 1000));
}

/** Attempts under a key within the limit's window. */
export async function attemptsWithin(
  database: Database,
  limit: AttemptLimit,
  key: string,
  now: Date,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(attempts)
    .where(and(eq(attempts.kind, limit.kind), eq(attempts.key, key), gt(attempts.at, windowOf(limit, now))));
  return row?.count ?? 0;
}
