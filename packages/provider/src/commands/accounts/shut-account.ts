import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { audit, knownDevices, users } from '../../db/schema.ts';
import { revokeSessions } from '../../features/account/sessions.repository.ts';
import { inOneTransaction } from '../../http/unit-of-work.ts';
import { operator } from '../operator.ts';

async function lockAccount(tx: Database, email: string) {
  const [account] = await tx
    .select({ id: users.id, status: users.status, withdrawnAt: users.withdrawnAt, version: users.version })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .for('update');
  return account;
}

/**
 * Shuts an account: nobody signs in with it, its sessions and their sockets end, its devices are forgotten. Answers the
 * line that says why it was not done, or how many sessions ended.
 */
export async function disableAccount(database: Database, email: string): Promise<string | number> {
  const { result } = await inOneTransaction(database, operator, async ({ tx, disconnect }) => {
    const account = await lockAccount(tx, email);
    if (!account) return `There is no account ${email}.`;
    if (account.withdrawnAt !== null) return `${email} has withdrawn.`;
    if (account.status === 'DISABLED') return `${email} is disabled already.`;
    if (account.status !== 'APPROVED') return `${email} is not approved: "clients reject" ends a sign-up.`;
    await tx
      .update(users)
      .set({ status: 'DISABLED', version: account.version + 1 })
      .where(eq(users.id, account.id));
    await tx.delete(knownDevices).where(eq(knownDevices.userId, account.id));
    const ended = await revokeSessions(tx, { userId: account.id }, new Date());
    disconnect(ended);
    const details = { by: 'operator', endedSessions: ended.length };
    await tx.insert(audit).values({ action: 'account.disable', target: `user:${account.id}`, details });
    return ended.length;
  });
  return result;
}

/** Lets a disabled account in again. Answers the line that says why it was not done. */
export async function enableAccount(database: Database, email: string): Promise<string | undefined> {
  const { result } = await inOneTransaction(database, operator, async ({ tx }) => {
    const account = await lockAccount(tx, email);
    if (!account) return `There is no account ${email}.`;
    if (account.withdrawnAt !== null) return `${email} has withdrawn.`;
    if (account.status !== 'DISABLED') return `${email} is not disabled.`;
    await tx
      .update(users)
      .set({ status: 'APPROVED', version: account.version + 1 })
      .where(eq(users.id, account.id));
    await tx
      .insert(audit)
      .values({ action: 'account.enable', target: `user:${account.id}`, details: { by: 'operator' } });
    return undefined;
  });
  return result;
}
