import { createHash } from 'node:crypto';
import { mayRegisterAgain } from '@vitis/domain';
import { desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { withdrawals } from '../../db/schema.ts';

/** What somebody may be known by who has withdrawn. */
export interface WithdrawnKeys {
  email?: string | undefined;
  /** Digits. */
  mobile?: string | null | undefined;
}

const hashOf = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('hex');

/** Notes that somebody has withdrawn, in the transaction that withdraws: from then on six months are counted. */
export async function noteWithdrawal(
  tx: Database,
  { email, mobile }: { email: string; mobile: string | null },
  at: Date,
): Promise<void> {
  await tx.insert(withdrawals).values({
    emailHash: hashOf(email),
    mobileHash: mobile === null ? null : hashOf(mobile),
    withdrawnAt: at,
  });
}

/** Whether somebody with this address of mail, or this number, has withdrawn too lately to sign up again. */
export async function hasWithdrawnLately(
  database: Database,
  { email, mobile }: WithdrawnKeys,
  now: Date,
): Promise<boolean> {
  const named = [
    ...(email === undefined ? [] : [eq(withdrawals.emailHash, hashOf(email))]),
    ...(mobile == null ? [] : [eq(withdrawals.mobileHash, hashOf(mobile))]),
  ];
  if (named.length === 0) return false;
  const [latest] = await database
    .select({ at: withdrawals.withdrawnAt })
    .from(withdrawals)
    .where(or(...named))
    .orderBy(desc(withdrawals.withdrawnAt))
    .limit(1);
  return latest !== undefined && !mayRegisterAgain(latest.at, now);
}
