import { eq } from 'drizzle-orm';
import { signUps, users } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { companyFor, giveFiles, giveManager, updateSignUp } from './sign-up.repository.ts';
import { decisionMail } from './sign-up-mails.ts';

export type SignUpDecision = { status: 'APPROVED' } | { status: 'REJECTED'; reason: string | null };

interface Decider {
  by: 'operator' | 'demonstration';
  now: Date;
  /** The operator knows the applicant by another way than the mail. */
  isUnconfirmedTaken?: boolean;
}

/** Why a sign-up is not decided: its address is not confirmed, nobody has it, or it is decided already. */
export type Undecided = 'UNCONFIRMED' | 'NO_ACCOUNT' | 'WITHDRAWN' | 'SAME' | 'DISABLED' | 'IN_USE';

/**
 * Decides a sign-up with its mail and its record. An approval makes the company a client, of the group that pays list
 * prices, with the sales contact who looks after the fewest; a company that is one already gets another buyer.
 */
export async function decideSignUp(
  { tx, mail, record }: UnitOfWork,
  email: string,
  decision: SignUpDecision,
  { by, now, isUnconfirmedTaken = false }: Decider,
): Promise<Undecided | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email.toLowerCase())).for('update');
  if (!user) return 'NO_ACCOUNT';
  if (user.withdrawnAt !== null) return 'WITHDRAWN';
  if (user.status === decision.status) return 'SAME';
  if (user.status === 'DISABLED') return 'DISABLED';
  if (user.status === 'APPROVED') return 'IN_USE';

  const [signUp] = await tx.select().from(signUps).where(eq(signUps.userId, user.id));
  const { status } = decision;
  if (status === 'APPROVED' && signUp?.emailConfirmedAt === null && !isUnconfirmedTaken) return 'UNCONFIRMED';
  let { clientCompanyId } = user;
  if (status === 'APPROVED' && signUp) {
    clientCompanyId ??= await companyFor(tx, signUp);
    await giveFiles(tx, signUp.registrationFiles, clientCompanyId);
    await giveManager(tx, clientCompanyId);
  }
  await tx
    .update(users)
    .set({ status, clientCompanyId, version: user.version + 1 })
    .where(eq(users.id, user.id));
  const reason = decision.status === 'REJECTED' ? decision.reason : null;
  await updateSignUp(tx, user.id, { decidedAt: now, reason });
  mail(decisionMail(user, status, reason));
  const verb = status === 'APPROVED' ? 'approve' : 'reject';
  await record(`client.${verb}`, `user:${user.id}`, { by });
  return undefined;
}
