import { type Language, linkSocialLoginByCode, sendSocialLinkCode } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { contextOf } from '../../http/user-context.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { accountHashOf } from '../account/login-attempts.ts';
import { letApplicantIn } from '../registration/applicant-cookie.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { privately } from './social.routes.ts';
import { createSocialService } from './social.service.ts';
import { findByAddress } from './social-accounts.repository.ts';
import { browserHashOf } from './social-cookie.ts';

/** Codes that one address may ask for before it has to solve a captcha, and in all. */
const freeCodes = 3;
const limit: AttemptLimit = { kind: 'link-code', most: 40, seconds: 15 * 60 };

/** What a code is bound to. Throws 400 for a number that codes cannot go to. */
function subjectOf({ email, mobile }: { email: string; mobile?: string | undefined }, language: Language) {
  const digits = mobile === undefined ? undefined : mobileOf(mobile, language);
  return { purpose: 'LINK_SOCIAL' as const, email: email.toLowerCase(), mobile: digits };
}

/** Giving a social account to an account of the shop by a code, for whoever does not know its password. */
export async function socialLinkRoutes(app: FastifyInstance): Promise<void> {
  const { codes, captcha, services } = app;
  const service = createSocialService(app);

  route(app, sendSocialLinkCode, everyone, async ({ params, body, language, request, transact }, answer) => {
    request.account = accountHashOf(body.email);
    await service.requireShown(params.provider, browserHashOf(request));
    const subject = subjectOf(body, language);
    const address = app.limitedAddress(request.raw);
    const sent = await transact(async (unit) => {
      await captcha.requireAfter(unit.tx, freeCodes, limit, { address, pass: body.captcha });
      if (address !== null) await countAttempt(unit.tx, limit, address, services.now());
      const owner = await findByAddress(unit.tx, subject.email, subject.mobile);
      const isSent = owner !== undefined && owner.withdrawnAt === null;
      return codes.send(unit, { ...subject, language, address, isSent });
    });
    return answer(200, sent, { headers: privately([]) });
  });

  route(app, linkSocialLoginByCode, everyone, async ({ params, body, language, request, reply }, answer) => {
    request.account = accountHashOf(body.email);
    const { userId, accessToken, cookies } = await service.linkByCode(
      params.provider,
      browserHashOf(request),
      { subject: subjectOf(body, language), code: body.code },
      {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        requestId: request.id,
        language,
        userContext: contextOf(request, body.keepsCookies),
        onApplicant: (applicant) => letApplicantIn(reply, applicant, services.now()),
      },
    );
    logSecurityOf(request, 'login.succeeded', { userId });
    logSecurityOf(request, 'social.connected', { userId });
    return answer(200, { accessToken }, { headers: privately(cookies) });
  });
}
