import { seoulTime } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { secondFactors, users } from '../../db/schema.ts';
import { revokeSessions } from '../../features/account/sessions.repository.ts';
import { factorRemovedMail } from '../../features/second-factor/second-factor-mails.ts';
import { inOneTransaction } from '../../http/unit-of-work.ts';
import { operator } from '../operator.ts';

/** The line that says whether an account has a second factor; undefined without such an account. */
export async function describeFactor(database: Database, email: string): Promise<string | undefined> {
  const [row] = await database
    .select({ confirmedAt: secondFactors.confirmedAt, codes: secondFactors.recoveryHashes })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.email, email.toLowerCase()));
  if (!row) return undefined;
  if (row.confirmedAt === null) return `${email} has no second factor.`;
  return `${email} has a second factor since ${seoulTime(row.confirmedAt)}, and ${row.codes?.length} recovery codes.`;
}

/**
 * Ends a second factor that its member has lost, with all of the member's sessions, and tells the member by mail. Answers
 * how many sessions ended, or the line that says why nothing was done.
 */
export async function removeFactor(database: Database, email: string): Promise<string | number> {
  const { result } = await inOneTransaction(database, operator, async ({ tx, disconnect, mail, record }) => {
    const [member] = await tx
      .select({ id: users.id, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
      .for('update');
    if (!member) return `There is no account ${email}.`;
    const removed = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, member.id))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    if (!removed[0]?.confirmedAt) return `${email} has no second factor.`;
    const now = new Date();
    const ended = await revokeSessions(tx, { userId: member.id }, now);
    disconnect(ended);
    mail(factorRemovedMail(member.email, now, member.language));
    const details = { by: 'operator', enabled: false, endedSessions: ended.length };
    await record('account.second-factor', `user:${member.id}`, details);
    return ended.length;
  });
  return result;
}
