import { type CheckedBodyOf, changePassword, type Language } from '@vitis/contracts';
import { ChangePasswordField, SESSION_TOKEN_SECONDS } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { fieldProblems } from '../../problems/field-problems.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, ProblemError, unauthenticated } from '../../problems/problem-error.ts';
import { accountHashOf, reserveAttempt } from '../account/login-attempts.ts';
import { clearFailures, extendSession, revokeOtherSessions } from '../account/sessions.repository.ts';
import { findCredentials, replacePassword } from './me.repository.ts';

export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { services, passwords, tokens } = app;

  route(app, changePassword, members, async ({ body, scope, language, request, transact }, answer) => {
    assertNew(body, language);
    const member = await findCredentials(services.database, scope.userId);
    if (!member) throw unauthenticated('SESSION_ENDED');
    await reserveAttempt(services, { email: member.email, address: request.ip });
    const right = await passwords.matches(body.password, member.passwordHash, accountHashOf(member.email));
    if (!right || member.passwordHash === null) throw new ProblemError(403, 'PASSWORD_WRONG');

    const checked = member.passwordHash;
    const hash = await passwords.hash(body.newPassword, accountHashOf(member.email));
    const now = services.now();
    const expiresAt = new Date(now.getTime() + SESSION_TOKEN_SECONDS * 1000);
    const ended = await transact(async ({ tx, record }) => {
      if (!(await replacePassword(tx, scope.userId, { checked, hash, at: now }))) throw conflict('CONFLICT');
      await clearFailures(tx, accountHashOf(member.email));
      await extendSession(tx, scope.id, expiresAt);
      const others = await revokeOtherSessions(tx, { userId: scope.userId, kept: scope.id }, now);
      await record('account.password', `user:${scope.userId}`, { endedSessions: others.length });
      return others;
    });
    const rooms = ended.map((id) => `session:${id}`);
    if (rooms.length > 0) app.socketServer?.members.in(rooms).disconnectSockets(true);
    const claims = { userId: scope.userId, sessionId: scope.id, roles: scope.roles };
    return answer(
      200,
      { accessToken: await tokens.sign(claims, expiresAt) },
      { headers: { 'cache-control': 'no-store' } },
    );
  });
}

/** Throws 400 for a password that is none, is typed differently the second time, or is the one that is to go. */
function assertNew(
  { password, newPassword, confirmNewPassword }: CheckedBodyOf<typeof changePassword>,
  language: Language,
): void {
  const checked = v.safeParse(v.object({ newPassword: ChangePasswordField }), { newPassword });
  if (!checked.success) {
    throw new ProblemError(400, 'INVALID_INPUT', { errors: fieldProblems(checked.issues, language) });
  }
  if (newPassword !== confirmNewPassword)
    throw invalidField('confirmNewPassword', 'PASSWORD_MISMATCH', language);
  if (newPassword === password) throw invalidField('newPassword', 'PASSWORD_SAME', language);
}
