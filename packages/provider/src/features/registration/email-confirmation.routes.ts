import { confirmSignUpEmail, mailSignUpLink } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { requireApplicant } from './applicant-cookie.ts';
import { createEmailConfirmation } from './email-confirmation.service.ts';
import { createSignUpService } from './sign-up.service.ts';

/** Addresses that one applicant may name: each answer says whether somebody has it already. */
const limit: AttemptLimit = { kind: 'sign-up-address', most: 10, seconds: 60 * 60 };
const noStore = { headers: { 'cache-control': 'no-store' } };

export async function emailConfirmationRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const confirmation = createEmailConfirmation(app);
  const signUps = createSignUpService(app);

  route(app, mailSignUpLink, everyone, async ({ body, language, request, transact }, answer) => {
    const userId = requireApplicant(request, services.now());
    // By itself, so that a refused one counts.
    await transact(({ tx }) => countAttempt(tx, limit, `user ${userId}`, services.now()));
    await transact(async (unit) => {
      const email = body.email.toLowerCase();
      await confirmation.mailLink(unit, await confirmation.addressFor(unit, userId, email, language));
    });
    return answer(200, await signUps.find(userId), noStore);
  });

  route(app, confirmSignUpEmail, everyone, async ({ body, transact }, answer) => {
    await transact((unit) => confirmation.confirm(unit, body.email.toLowerCase(), body.proof));
    return answer(204, undefined);
  });
}
