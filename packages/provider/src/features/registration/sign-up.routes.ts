import { correctSignUp, getSignUp, signUp } from '@vitis/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { letApplicantIn, requireApplicant } from './applicant-cookie.ts';
import { decideSignUp } from './decide-sign-up.ts';
import { waitingSince } from './sign-up.repository.ts';
import { createSignUpService } from './sign-up.service.ts';

/** Sign-ups that one address may send: each costs a proof of a number besides. */
const limit: AttemptLimit = { kind: 'sign-up', most: 10, seconds: 60 * 60 };
const private_ = { 'cache-control': 'no-store' };

export async function signUpRoutes(app: FastifyInstance): Promise<void> {
  const { services, config } = app;
  const signUps = createSignUpService(app);

  const applicant = (request: FastifyRequest): number => requireApplicant(request, services.now());

  route(app, signUp, everyone, async ({ body, language, request, reply, transact }, answer) => {
    const prepared = await signUps.prepare(body, language);
    const address = app.limitedAddress(request.raw);
    const { userId, application } = await transact(async (unit) => {
      if (address !== null) await countAttempt(unit.tx, limit, address, services.now());
      return signUps.signUp(unit, body, prepared, language);
    });
    letApplicantIn(reply, userId, services.now());
    return answer(201, application, { headers: private_ });
  });

  route(app, getSignUp, everyone, async ({ request }, answer) =>
    answer(200, await signUps.find(applicant(request)), { headers: private_ }),
  );

  route(app, correctSignUp, everyone, async ({ body, language, request, transact }, answer) => {
    const userId = applicant(request);
    const application = await transact((unit) => signUps.correct(unit, userId, body, language));
    return answer(200, application, { headers: private_ });
  });

  const { autoApproveSeconds } = config;
  if (autoApproveSeconds === null) return;
  runAtInterval(app, 2_000, 'sign-ups could not be approved by themselves', async () => {
    const now = services.now();
    const context = { userId: null, requestId: null, address: null };
    for (const { email } of await waitingSince(
      services.database,
      new Date(now.getTime() - autoApproveSeconds * 1000),
    ))
      await services.transact(context, (unit) =>
        decideSignUp(unit, email, { status: 'APPROVED' }, { by: 'demonstration', now }),
      );
  });
}
