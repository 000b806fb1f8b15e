import { changeForgottenPassword, type Language, resetPasswordByMobile } from '@vitis/contracts';
import { CHANGE_PASSWORD } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { type Call, route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { accountHashOf } from '../account/login-attempts.ts';
import { revokeSessions } from '../account/sessions.repository.ts';
import { newPasswordIssues } from '../passwords/new-password.ts';
import type { PasswordOwner } from '../passwords/personal-words.ts';
import type { CodeSubject } from '../verification/code.service.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { holdOwner, setPassword } from './find.repository.ts';
import { resetSubject } from './find.routes.ts';
import { passwordChangedMail } from './find-mails.ts';

interface Typed {
  email: string;
  proof: string;
  newPassword: string;
  confirmNewPassword: string;
}

type Resetting = Pick<Call<typeof changeForgottenPassword, unknown>, 'language' | 'request' | 'transact'>;

/** New passwords of those who have forgotten theirs, by the proof of a code or of a mailed link. */
export async function resetPasswordRoutes(app: FastifyInstance): Promise<void> {
  const { codes, passwords, services } = app;

  /**
   * Sets it, ends every session, tells the owner. Throws 409 for a proof that is none, or not any more; with 400 the proof
   * stays good.
   */
  const reset = async (subject: CodeSubject, typed: Typed, { language, request, transact }: Resetting) => {
    const email = typed.email.toLowerCase();
    const accountHash = accountHashOf(email);
    request.account = accountHash;
    // Without the proof only what everybody knows is compared: a name or a company would be told otherwise.
    await assertNew(typed, { email, fullName: '', companyName: null }, language);
    const { userId, sessions } = await transact(async (unit) => {
      await codes.redeem(unit.tx, subject, typed.proof);
      const owner = await holdOwner(unit.tx, email);
      if (!owner) throw conflict('PROOF_EXPIRED');
      await assertNew(typed, owner, language);
      const now = services.now();
      const hash = await passwords.hash(typed.newPassword, accountHash);
      await setPassword(unit.tx, { id: owner.id, accountHash }, { hash, at: now });
      const ended = await revokeSessions(unit.tx, { userId: owner.id }, now);
      unit.disconnect(ended);
      unit.mail(passwordChangedMail(owner.email, now, owner.language));
      await unit.record('account.password-reset', `user:${owner.id}`, { endedSessions: ended.length });
      return { userId: owner.id, sessions: ended };
    });
    logSecurityOf(request, 'password.changed', { userId, sessions });
  };

  route(app, resetPasswordByMobile, everyone, async ({ body, ...call }, answer) => {
    await reset(resetSubject(body.email, mobileOf(body.mobile, call.language)), body, call);
    return answer(204, undefined);
  });

  route(app, changeForgottenPassword, everyone, async ({ body, ...call }, answer) => {
    await reset(resetSubject(body.email), body, call);
    return answer(204, undefined);
  });
}

/** Throws 400 for a password that is none, or is typed differently the second time. */
async function assertNew(
  { newPassword, confirmNewPassword }: Typed,
  owner: PasswordOwner,
  language: Language,
): Promise<void> {
  const [issue] = await newPasswordIssues(newPassword, CHANGE_PASSWORD, owner);
  if (issue) throw invalidField('newPassword', issue, language);
  if (newPassword !== confirmNewPassword)
    throw invalidField('confirmNewPassword', 'PASSWORD_MISMATCH', language);
}
