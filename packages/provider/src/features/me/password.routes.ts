import { type CheckedBodyOf, changePassword, type Language } from '@vitis/contracts';
import { CHANGE_PASSWORD, SESSION_TOKEN_SECONDS } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, ProblemError, unauthenticated } from '../../problems/problem-error.ts';
import { reserveForKnown, strangerAt } from '../account/login-attempts.ts';
import { clearKnown, type KnownBy } from '../account/login-failures.repository.ts';
import { extendSession, revokeSessions } from '../account/sessions.repository.ts';
import { newPasswordIssues } from '../passwords/new-password.ts';
import type { PasswordOwner } from '../passwords/personal-words.ts';
import { findCredentials, replacePassword } from './me.repository.ts';

export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { services, passwords, tokens } = app;

  route(app, changePassword, members, async ({ body, scope, language, request, transact }, answer) => {
    const member = await findCredentials(services.database, scope.userId);
    if (!member) throw unauthenticated('SESSION_ENDED');
    await assertNew(body, member, language);
    const knownBy: KnownBy = `session ${scope.id}`;
    const stranger = strangerAt(member.email, request.ip);
    request.account = stranger.accountHash;
    await reserveForKnown(services, { ...stranger, knownBy, code: 'TOO_MANY_PASSWORDS' });
    const right = await passwords.matches(body.password, member.passwordHash, knownBy, true);
    if (!right || member.passwordHash === null) throw new ProblemError(403, 'PASSWORD_WRONG');

    const checked = member.passwordHash;
    const hash = await passwords.hash(body.newPassword, knownBy);
    const now = services.now();
    const expiresAt = new Date(now.getTime() + SESSION_TOKEN_SECONDS * 1000);
    const ended = await transact(async ({ tx, record }) => {
      if (!(await replacePassword(tx, scope.userId, { checked, hash, at: now }))) throw conflict('CONFLICT');
      await clearKnown(tx, knownBy);
      await extendSession(tx, scope.id, expiresAt);
      const others = await revokeSessions(tx, { userId: scope.userId, kept: scope.id }, now);
      await record('account.password', `user:${scope.userId}`, { endedSessions: others.length });
      return others;
    });
    logSecurityOf(request, 'password.changed', { sessions: ended });
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
async function assertNew(
  { password, newPassword, confirmNewPassword }: CheckedBodyOf<typeof changePassword>,
  owner: PasswordOwner,
  language: Language,
): Promise<void> {
  const [issue] = await newPasswordIssues(newPassword, CHANGE_PASSWORD, owner);
  if (issue) throw invalidField('newPassword', issue, language);
  if (newPassword !== confirmNewPassword)
    throw invalidField('confirmNewPassword', 'PASSWORD_MISMATCH', language);
  if (newPassword === password) throw invalidField('newPassword', 'PASSWORD_SAME', language);
}
