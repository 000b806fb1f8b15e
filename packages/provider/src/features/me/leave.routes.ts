import { getLeaveCheck, leaveUser } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { freeText } from '../../http/free-text.ts';
import { allowed, asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { forgetContext } from '../../http/user-context.ts';
import { conflict } from '../../problems/problem-error.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { findLeaveCheck, withdrawMember } from './leave.repository.ts';
import { leaveMail } from './leave-mail.ts';
import { credentialsOf, requireOwnPassword } from './own-password.ts';

/** Nothing of a member stays in the browser with which they have left. */
const CLEARED = '"cache", "cookies", "storage"';

/** Leaving the shop: only when nothing is open between it and the company. Staff are the operator's to let go. */
export async function leaveRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getLeaveCheck, asBuyer('client', 'change'), async ({ scope }, answer) =>
    answer(200, await findLeaveCheck(database, scope)),
  );

  route(
    app,
    leaveUser,
    allowed('profile', 'withdraw'),
    async ({ body, scope, language, request, transact }, answer) => {
      const { userId, clientCompanyId } = scope;
      const isStaff = scope.roles.some((role) => role !== 'B2B');
      if (isStaff || clientCompanyId === null) throw conflict('LEAVE_BY_OPERATOR');
      const leaveComment = freeText(body.leaveComment, 'leaveComment', language);
      const member = await credentialsOf(app, scope);
      const own = await requireOwnPassword(app, { request, session: scope, member, password: body.password });
      const ended = await transact(async ({ tx, record, mail, disconnect }) => {
        // No order of the company is placed in between.
        await lockClient(tx, clientCompanyId);
        const open = await findLeaveCheck(tx, { userId, clientCompanyId });
        if (open.openOrders > 0) throw conflict('LEAVE_OPEN_ORDERS', { values: { count: open.openOrders } });
        if (open.receivable > 0)
          throw conflict('LEAVE_RECEIVABLE', { values: { amount: open.receivable.toLocaleString('ko-KR') } });
        await own.clear(tx);
        const { leaveReason } = body;
        const sessions = await withdrawMember(tx, userId, { leaveReason, leaveComment, at: now() });
        disconnect(sessions);
        mail(leaveMail(member, member.language));
        await record('account.withdraw', `user:${userId}`, { leaveReason, endedSessions: sessions.length });
        return sessions;
      });
      logSecurityOf(request, 'account.withdrawn', { sessions: ended });
      return answer(204, undefined, {
        headers: { 'clear-site-data': CLEARED, 'set-cookie': forgetContext(request) },
      });
    },
  );
}
