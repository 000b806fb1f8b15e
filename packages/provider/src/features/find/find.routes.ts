import {
  confirmFindAccount,
  confirmFindPassword,
  findAccount,
  findPassword,
  requestPasswordReset,
} from '@vitis/contracts';
import { halfHiddenEmail, seoulTime } from '@vitis/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { accountHashOf } from '../account/login-attempts.ts';
import type { CodeSubject } from '../verification/code.service.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { accountsOf, languageOf } from './find.repository.ts';
import { resetMail } from './find-mails.ts';

/** Questions of one address before it has to solve a captcha, and in all. */
const freeQuestions = 3;
const questions: AttemptLimit = { kind: 'find', most: 40, seconds: 15 * 60 };
/** Links that go to one address of mail. */
const mails: AttemptLimit = { kind: 'reset-mail', most: 5, seconds: 60 * 60 };

const noStore = { headers: { 'cache-control': 'no-store' } };

/** What a code or a link to set a new password is bound to. */
export const resetSubject = (email: string, mobile?: string): CodeSubject => ({
  purpose: 'FIND_PASSWORD',
  email: email.toLowerCase(),
  mobile,
});

/**
 * What somebody asks who cannot sign in. Every question does and answers the same, whether there is such an account or
 * not: what would be sent to nobody is written as if it were.
 */
export async function findRoutes(app: FastifyInstance): Promise<void> {
  const { codes, captcha, services } = app;
  const { database } = services;

  const count = async ({ tx }: UnitOfWork, request: FastifyRequest, pass: string | undefined) => {
    const address = app.limitedAddress(request.raw);
    await captcha.requireAfter(tx, freeQuestions, questions, { address, pass });
    if (address !== null) await countAttempt(tx, questions, address, services.now());
    return address;
  };

  route(app, findAccount, everyone, async ({ body, language, request, transact }, answer) => {
    const mobile = mobileOf(body.mobile, language);
    const sent = await transact(async (unit) => {
      const address = await count(unit, request, body.captcha);
      const isSent = (await accountsOf(unit.tx, mobile)).length > 0;
      return codes.send(unit, { purpose: 'FIND_ACCOUNT', mobile, language, address, isSent });
    });
    return answer(200, sent, noStore);
  });

  route(app, confirmFindAccount, everyone, async ({ body, language }, answer) => {
    const mobile = mobileOf(body.mobile, language);
    await codes.confirm({ purpose: 'FIND_ACCOUNT', mobile }, body.code, language);
    const items = (await accountsOf(database, mobile)).map(({ email, createdAt }) => ({
      email: halfHiddenEmail(email),
      createdAt: seoulTime(createdAt),
    }));
    return answer(200, { _embedded: { items } }, noStore);
  });

  route(app, findPassword, everyone, async ({ body, language, request, transact }, answer) => {
    const mobile = mobileOf(body.mobile, language);
    const subject = resetSubject(body.email, mobile);
    request.account = accountHashOf(body.email);
    const sent = await transact(async (unit) => {
      const address = await count(unit, request, body.captcha);
      const isSent = (await languageOf(unit.tx, body.email.toLowerCase(), mobile)) !== undefined;
      return codes.send(unit, { ...subject, language, address, isSent });
    });
    return answer(200, sent, noStore);
  });

  route(app, confirmFindPassword, everyone, async ({ body, language, request }, answer) => {
    request.account = accountHashOf(body.email);
    const subject = resetSubject(body.email, mobileOf(body.mobile, language));
    return answer(200, await codes.confirm(subject, body.code, language), noStore);
  });

  route(app, requestPasswordReset, everyone, async ({ body, language, request, transact }, answer) => {
    const email = body.email.toLowerCase();
    request.account = accountHashOf(email);
    const { expiresInSeconds } = await transact(async (unit) => {
      await count(unit, request, body.captcha);
      await countAttempt(unit.tx, mails, accountHashOf(email), services.now());
      const spoken = await languageOf(unit.tx, email);
      const proof = await codes.prove(unit.tx, resetSubject(email));
      unit.mail(resetMail(email, proof, spoken ?? language), { isSent: spoken !== undefined });
      return proof;
    });
    return answer(200, { expiresInSeconds }, noStore);
  });
}
