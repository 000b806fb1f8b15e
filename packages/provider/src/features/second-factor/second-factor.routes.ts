import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { conflict } from '../../problems/problem-error.ts';
import { changeMail } from '../account/change-mails.ts';
import { reserveForKnown, strangerAt } from '../account/login-attempts.ts';
import { clearKnown, type KnownBy } from '../account/login-failures.repository.ts';
import { credentialsOf, requireChecked } from '../me/own-password.ts';

/** A member's second factor: set up behind the password, confirmed by a code, with recovery codes. */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  const { secondFactors, services } = app;
  const { now } = services;
  const shownOnce = { headers: { 'cache-control': 'no-store' } };

  route(app, getSecondFactor, members, async ({ scope }, answer) => {
    const { enabledAt, recoveryCodesLeft } = await secondFactors.state(scope.userId);
    return answer(200, {
      enabledAt: enabledAt && seoulTime(enabledAt),
      recoveryCodesLeft,
      isDemanded: secondFactors.isDemandedOf(scope.roles),
    });
  });

  route(app, beginSecondFactor, members, async ({ scope, transact }, answer) => {
    requireChecked(scope, now());
    const { email } = await credentialsOf(app, scope);
    const made = await transact(({ tx }) => secondFactors.begin(tx, scope.userId, email));
    return answer(201, made, shownOnce);
  });

  route(app, confirmSecondFactor, members, async ({ body, scope, request, transact }, answer) => {
    requireChecked(scope, now());
    const member = await credentialsOf(app, scope);
    const knownBy: KnownBy = `session ${scope.id}`;
    const stranger = strangerAt(member.email, request.ip);
    await reserveForKnown(services, { ...stranger, knownBy, code: 'TOO_MANY_PASSWORDS' });
    const recoveryCodes = await transact(async ({ tx, record, mail }) => {
      const codes = await secondFactors.confirm(tx, scope.userId, body.code);
      await clearKnown(tx, knownBy);
      mail(changeMail('factorOn', member, now()));
      await record('account.second-factor', `user:${scope.userId}`, { enabled: true });
      return codes;
    });
    logSecurityOf(request, 'second-factor.enabled');
    return answer(200, { recoveryCodes }, shownOnce);
  });

  route(app, renewRecoveryCodes, members, async ({ scope, transact }, answer) => {
    requireChecked(scope, now());
    const member = await credentialsOf(app, scope);
    const recoveryCodes = await transact(async ({ tx, record, mail }) => {
      mail(changeMail('recoveryCodes', member, now()));
      await record('account.recovery-codes', `user:${scope.userId}`);
      return secondFactors.renew(tx, scope.userId);
    });
    return answer(200, { recoveryCodes }, shownOnce);
  });

  route(app, endSecondFactor, members, async ({ scope, request, transact }, answer) => {
    requireChecked(scope, now());
    if (secondFactors.isDemandedOf(scope.roles)) throw conflict('SECOND_FACTOR_DEMANDED');
    const member = await credentialsOf(app, scope);
    await transact(async ({ tx, record, mail }) => {
      if (await secondFactors.end(tx, scope.userId)) mail(changeMail('factorOff', member, now()));
      await record('account.second-factor', `user:${scope.userId}`, { enabled: false });
    });
    logSecurityOf(request, 'second-factor.disabled');
    return answer(204, undefined);
  });
}
