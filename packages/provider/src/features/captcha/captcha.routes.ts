import { checkCaptcha, getCaptchaChallenge } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

export async function captchaRoutes(app: FastifyInstance): Promise<void> {
  route(app, getCaptchaChallenge, everyone, async (_call, answer) =>
    answer(200, app.captcha.challenge(), { headers: { 'cache-control': 'no-store' } }),
  );
  route(app, checkCaptcha, everyone, async ({ query }, answer) =>
    answer(200, { pass: await app.captcha.exchange(query.token) }),
  );
}
