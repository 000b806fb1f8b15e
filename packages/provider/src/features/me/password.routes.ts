import { type CheckedBodyOf, changePassword, type Language, matchPassword } from '@vitis/contracts';
import { CHANGE_PASSWORD } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { renewedContext } from '../../http/user-context.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { changeMail } from '../account/change-mails.ts';
import { extendSession, notePasswordCheck, revokeSessions } from '../account/sessions.repository.ts';
import { newPasswordIssues } from '../passwords/new-password.ts';
import type { PasswordOwner } from '../passwords/personal-words.ts';
import { replacePassword } from './me.repository.ts';
import { credentialsOf, requireOwnPassword } from './own-password.ts';

export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { services, passwords, tokens } = app;

  route(app, matchPassword, members, async ({ body, scope, request, transact }, answer) => {
    const member = await credentialsOf(app, scope);
    const { clear } = await requireOwnPassword(app, { request, session: scope, member, ...body });
    await transact(async ({ tx, record }) => {
      await clear(tx);
      await notePasswordCheck(tx, scope.id, services.now());
      await record('account.password-check', `user:${scope.userId}`);
    });
    return answer(204, undefined);
  });

  route(app, changePassword, members, async ({ body, scope, language, request, transact }, answer) => {
    const member = await credentialsOf(app, scope);
    await assertNew(body, member, language);
    const own = await requireOwnPassword(app, {
      request,
      session: scope,
      member,
      password: body.password,
    });
    const hash = await passwords.hash(body.newPassword, own.knownBy);
    const now = services.now();
    const { seconds } = app.config.sessions.password;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const ended = await transact(async ({ tx, record, mail }) => {
      if (!(await replacePassword(tx, scope.userId, { checked: own.checked, hash, at: now })))
        throw conflict('CONFLICT');
      await own.clear(tx);
      await extendSession(tx, scope.id, expiresAt);
      const others = await revokeSessions(tx, { userId: scope.userId, kept: scope.id }, now);
      mail(changeMail('password', member, now));
      await record('account.password', `user:${scope.userId}`, { endedSessions: others.length });
      return others;
    });
    logSecurityOf(request, 'password.changed', { sessions: ended });
    const rooms = ended.map((id) => `session:${id}`);
    if (rooms.length > 0) app.socketServer?.members.in(rooms).disconnectSockets(true);
    const { hash: userContext, cookies } = renewedContext(request, scope.isBound);
    const claims = { userId: scope.userId, sessionId: scope.id, userContext, roles: scope.roles };
    return answer(
      200,
      { accessToken: await tokens.sign(claims, expiresAt) },
      { headers: { 'cache-control': 'no-store', 'set-cookie': cookies(seconds) } },
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
