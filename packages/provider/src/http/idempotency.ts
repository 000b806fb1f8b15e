import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** An answer as it went out, byte for byte. */
export interface StoredAnswer {
  status: number;
  contentType: string;
  etag: string | null;
  answer: string;
}

export interface Attempt {
  /** Null for a guest, whose keys are nobody else's since nobody guesses a UUID. */
  userId: number | null;
  key: string;
  /** Method and path as they were called. */
  endpoint: string;
  bodyHash: string;
}

/** Hash of a body, independent of the order of its keys. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Claims the key inside of the transaction that will do the work, and returns the stored answer of an earlier call;
 * undefined for the first one. Throws 409 while another call holds the key, 422 when the earlier call was a different one.
 */
export async function claimKey(tx: Database, attempt: Attempt): Promise<StoredAnswer | undefined> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${attempt.userId}:${attempt.key}`}, 0))`;
  const [taken] = await tx.select({ ours: lock.as('ours') }).from(sql`(SELECT 1) AS one`);
  if (!taken?.ours) {
    throw new ProblemError(409, 'IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } });
  }
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        attempt.userId === null ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, attempt.userId),
        eq(idempotencyKeys.key, attempt.key),
      ),
    );
  if (!known) return undefined;
  if (known.endpoint !== attempt.endpoint || known.bodyHash !== attempt.bodyHash) {
    throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  }
  return known;
}

/** Stores the answer in the same transaction: committed or rolled back with the work. */
export async function keepAnswer(tx: Database, attempt: Attempt, answer: StoredAnswer): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...attempt, ...answer });
}
