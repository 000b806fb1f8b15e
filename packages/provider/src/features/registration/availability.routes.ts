import { type Language, type SignUpCheck, validEmail, validMobile } from '@vitis/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { problemText } from '../../problems/problem-texts.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { emailTaken, mobileTaken, type Taken } from './availability.ts';

/**
 * These two say what is taken, so they tell who is a member: they are dear for whoever asks
 * about many. Counted together, by the address that asks.
 */
const freeChecks = 8;
const limit: AttemptLimit = { kind: 'availability', most: 60, seconds: 15 * 60 };

const said = (reason: Taken, language: Language): SignUpCheck => ({
  available: reason === null,
  reason,
  message: reason === null ? null : problemText(reason, 409, language),
});

export async function availabilityRoutes(app: FastifyInstance): Promise<void> {
  const { now } = app.services;

  const count = async (tx: Database, request: FastifyRequest, pass: string | undefined) => {
    const address = app.limitedAddress(request.raw);
    await app.captcha.requireAfter(tx, freeChecks, limit, { address, pass });
    if (address !== null) await countAttempt(tx, limit, address, now());
  };

  route(app, validEmail, everyone, async ({ body, language, request, transact }, answer) => {
    const reason = await transact(async ({ tx }) => {
      await count(tx, request, body.captcha);
      return emailTaken(tx, body.email.toLowerCase(), now());
    });
    return answer(200, said(reason, language), { headers: { 'cache-control': 'no-store' } });
  });

  route(app, validMobile, everyone, async ({ body, language, request, transact }, answer) => {
    const mobile = mobileOf(body.mobile, language);
    const reason = await transact(async ({ tx }) => {
      await count(tx, request, body.captcha);
      return mobileTaken(tx, mobile, now());
    });
    return answer(200, said(reason, language), { headers: { 'cache-control': 'no-store' } });
  });
}
