import type { LeaveCheck } from '@vitis/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  inquiries,
  knownDevices,
  notifications,
  restockNotifications,
  secondFactors,
  sessions,
  signUps,
  socialAccounts,
  tasteAnalyses,
  users,
  wishes,
} from '../../db/schema.ts';
import { revokeSessions } from '../account/sessions.repository.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { noteWithdrawal } from '../registration/withdrawn.ts';
import { forgetMenuName } from '../wine-menus/wine-menus.repository.ts';

/** What is open between the shop and a company, and what of the member would go. */
export async function findLeaveCheck(
  database: Database,
  { userId, clientCompanyId }: { userId: number; clientCompanyId: number },
): Promise<LeaveCheck> {
  const { rows } = await database.execute<{ [Name in keyof LeaveCheck]: string }>(sql`SELECT
    (SELECT count(*) FROM estimates WHERE client_company_id = ${clientCompanyId}
      AND status IN ('REQUESTED', 'RESPONDED')) AS "openEstimates",
    (SELECT count(*) FROM order_forms WHERE client_company_id = ${clientCompanyId}
      AND status IN ('REQUESTED', 'CONFIRMED')) AS "openOrders",
    (SELECT COALESCE(sum(change), 0) FROM ledger_entries WHERE client_company_id = ${clientCompanyId}) AS receivable,
    (SELECT count(*) FROM wishes WHERE user_id = ${userId}) AS wishes,
    (SELECT count(*) FROM cart_items WHERE user_id = ${userId} AND removed_at IS NULL) AS "cartLines"`);
  const [row] = rows;
  return Object.fromEntries(Object.entries(row!).map(([name, count]) => [name, Number(count)])) as LeaveCheck;
}

/** Whether anybody of the company is still a member. */
const hasMembers = async (tx: Database, clientCompanyId: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.clientCompanyId, clientCompanyId), isNull(users.withdrawnAt)))) > 0;

/** Marks a member as gone, forgets what is only theirs, and ends their sessions; answers which. */
export async function withdrawMember(
  tx: Database,
  userId: number,
  { leaveReason, leaveComment, at }: { leaveReason: string; leaveComment: string; at: Date },
): Promise<string[]> {
  const [member] = await tx
    .select({ clientCompanyId: users.clientCompanyId })
    .from(users)
    .where(eq(users.id, userId));
  // Two who leave at once would each see the other still there.
  if (member?.clientCompanyId != null) await lockClient(tx, member.clientCompanyId);
  const [gone] = await tx
    .update(users)
    .set({
      withdrawnAt: at,
      leaveReason,
      leaveComment,
      smsSubscribed: false,
      emailSubscribed: false,
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, userId), isNull(users.withdrawnAt)))
    .returning({ email: users.email, mobile: users.mobile, clientCompanyId: users.clientCompanyId });
  if (!gone) return [];
  await noteWithdrawal(tx, gone, at);
  // What a house showed to its guests ends with its last member.
  if (gone.clientCompanyId !== null && !(await hasMembers(tx, gone.clientCompanyId)))
    await forgetMenuName(tx, gone.clientCompanyId);
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(wishes).where(eq(wishes.userId, userId));
  await tx.delete(tasteAnalyses).where(eq(tasteAnalyses.userId, userId));
  await tx.delete(restockNotifications).where(eq(restockNotifications.userId, userId));
  await tx.execute(sql`DELETE FROM cart_items WHERE user_id = ${userId}`);
  return revokeSessions(tx, { userId }, at);
}

/**
 * Takes away for good what says who had withdrawn before `before`: name, addresses, words, where they were signed in.
 * The row stays, since documents that the law has kept name it. Returns how many members that were.
 */
export async function eraseWithdrawn(database: Database, before: Date, at: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const erased = await tx
      .update(users)
      .set({
        email: sql`'withdrawn-' || ${users.id} || '@erased.invalid'`,
        fullName: '탈퇴 회원',
        mobile: null,
        passwordHash: null,
        picture: null,
        statusMessage: '',
        hours: null,
        leaveComment: '',
        erasedAt: at,
      })
      .where(and(isNull(users.erasedAt), sql`${users.withdrawnAt} < ${before}`))
      .returning({ id: users.id });
    for (const { id } of erased) {
      await tx.delete(sessions).where(eq(sessions.userId, id));
      await tx.delete(inquiries).where(eq(inquiries.userId, id));
      // What the law keeps of it is the company's by then.
      await tx.delete(signUps).where(eq(signUps.userId, id));
    }
    return erased.length;
  });
}
