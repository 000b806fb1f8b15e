import { and, count, eq, gt, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { loginFailures } from '../../db/schema.ts';

/** Somebody whom a device or a session vouches for, or a right password that a code has to follow; by its id. */
export type KnownBy = `device ${string}` | `session ${string}` | `factor ${number}`;

/** Somebody who has only typed an address of mail and a password. */
export interface Stranger {
  accountHash: string;
  address: string;
}

/** Number of recent failures, and the time of the oldest. */
export interface FailureCounts {
  count: number;
  oldest: Date | null;
}

/** One attempt under each of these names at a time: attempts at once cannot slip past the limits. */
export async function lockAttempts(tx: Database, names: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 1)) FROM (
    SELECT unnest(${sql.param([...names])}::text[]) AS key ORDER BY 1) AS keys`);
}

const ofStrangers = isNull(loginFailures.knownBy);
const ofAccount = ({ accountHash }: Pick<Stranger, 'accountHash'>) =>
  and(ofStrangers, eq(loginFailures.accountHash, accountHash));
const ofAddress = ({ address }: Pick<Stranger, 'address'>) =>
  and(ofStrangers, eq(loginFailures.address, address));
const ofBoth = (stranger: Stranger) => and(ofAccount(stranger), eq(loginFailures.address, stranger.address));

async function countWhere(tx: Database, mine: SQL | undefined, since: Date): Promise<FailureCounts> {
  const [row] = await tx
    .select({ count: count(), oldest: min(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(mine, gt(loginFailures.failedAt, since)));
  return row ?? { count: 0, oldest: null };
}

/** Failures of strangers: of the account from everywhere, from the address for every account, and of the two together. */
export async function countOfStranger(tx: Database, stranger: Stranger, since: Date) {
  return {
    account: await countWhere(tx, ofAccount(stranger), since),
    address: await countWhere(tx, ofAddress(stranger), since),
    both: await countWhere(tx, ofBoth(stranger), since),
  };
}

export const countOfKnown = (tx: Database, knownBy: KnownBy, since: Date): Promise<FailureCounts> =>
  countWhere(tx, eq(loginFailures.knownBy, knownBy), since);

/** Counts an attempt as failed before it is tried; a success takes it back with the others of its kind. */
export async function insertFailure(
  tx: Database,
  attempt: Stranger & { knownBy: KnownBy | null },
  now: Date,
): Promise<void> {
  await tx.insert(loginFailures).values({ ...attempt, failedAt: now });
}

export async function clearStranger(tx: Database, stranger: Stranger): Promise<void> {
  await tx.delete(loginFailures).where(ofBoth(stranger));
}

export async function clearKnown(tx: Database, knownBy: KnownBy): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.knownBy, knownBy));
}
