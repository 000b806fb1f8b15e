import {
  finishSocialLogin,
  linkSocialLogin,
  listSocialProviders,
  SOCIAL_RETURN_PATHS,
  startSocialLogin,
} from '@vitis/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerGone } from '../../http/caller-gone.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { contextOf } from '../../http/user-context.ts';
import { ProblemError, tooMany } from '../../problems/problem-error.ts';
import { keptByDevice, secretShown } from '../account/known-devices.ts';
import { accountHashOf } from '../account/login-attempts.ts';
import { letApplicantIn } from '../registration/applicant-cookie.ts';
import { createSocialService } from './social.service.ts';
import { browserHashOf, keptByBrowser } from './social-cookie.ts';

/** Ways that an address may begin within a minute: each is kept for a while. */
const BEGUN_PER_MINUTE = 30;

export async function socialRoutes(app: FastifyInstance): Promise<void> {
  const service = createSocialService(app);

  route(app, listSocialProviders, everyone, async (_call, answer) =>
    answer(200, { _embedded: { items: app.social.offered() } }),
  );

  route(app, startSocialLogin, everyone, async ({ params, body, language, request }, answer) => {
    app.social.find(params.provider);
    const redirectUri = returnAddress(request, body.redirectUri);
    refuseTooMany(app, request);
    const { authorizationUrl, browserSecret } = await service.begin(params.provider, {
      redirectUri,
      userId: null,
      language,
    });
    return answer(200, { authorizationUrl }, { headers: privately([keptByBrowser(request, browserSecret)]) });
  });

  route(app, finishSocialLogin, everyone, async ({ params, body, session, language, request }, answer) => {
    const outcome = await service.finish(
      params.provider,
      { ...body, browserHash: browserHashOf(request) },
      session?.userId ?? null,
      {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        requestId: request.id,
        language,
        userContext: contextOf(request, body.keepsCookies),
      },
    );
    if (outcome.outcome === 'unknown') return answer(200, outcome, { headers: privately([]) });
    if (outcome.outcome === 'connected') {
      logSecurityOf(request, 'social.connected', { userId: outcome.userId });
      return answer(200, { outcome: 'connected' });
    }
    logSecurityOf(request, 'login.succeeded', { userId: outcome.userId });
    return answer(
      200,
      { outcome: 'signed-in', accessToken: outcome.accessToken },
      { headers: privately(outcome.cookies) },
    );
  });

  route(app, linkSocialLogin, everyone, async ({ params, body, language, request, reply }, answer) => {
    request.account = accountHashOf(body.email);
    const { userId, accessToken, deviceSecret, cookies } = await service.link(
      params.provider,
      browserHashOf(request),
      body,
      {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        language,
        requestId: request.id,
        deviceSecret: secretShown(request),
        userContext: contextOf(request, body.keepsCookies),
        onApplicant: (applicant) => letApplicantIn(reply, applicant, app.services.now()),
        left: callerGone(reply),
      },
    );
    logSecurityOf(request, 'login.succeeded', { userId });
    logSecurityOf(request, 'social.connected', { userId });
    return answer(
      200,
      { accessToken },
      { headers: privately([keptByDevice(request, deviceSecret), ...cookies]) },
    );
  });
}

/** Headers of an answer that is for one browser alone. */
export const privately = (cookies: readonly string[]): Record<string, string | string[]> => ({
  'cache-control': 'no-store',
  ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
});

/** The address that a provider is to lead back to. Throws 400 for any that is not one of the two on this site. */
export function returnAddress(request: FastifyRequest, given: string): string {
  const origin = request.server.config.publicOrigin ?? `${request.protocol}://${request.host}`;
  if (!SOCIAL_RETURN_PATHS.some((path) => given === origin + path))
    throw new ProblemError(400, 'SOCIAL_RETURN_ADDRESS');
  return given;
}

export function refuseTooMany(app: FastifyInstance, request: FastifyRequest): void {
  const address = app.limitedAddress(request.raw);
  if (address === null) return;
  const { current, ttl } = app.requestCounter.count(`social ${address}`);
  if (current > BEGUN_PER_MINUTE) throw tooMany('TOO_MANY_REQUESTS', ttl / 1000);
}
