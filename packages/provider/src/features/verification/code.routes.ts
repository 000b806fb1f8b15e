import { type CheckedBodyOf, confirmCode, type Language, sendCode } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import type { CodeSubject } from './code.service.ts';
import { mobileOf } from './mobile-of.ts';

/** Codes that one address may ask for before it has to solve a captcha. */
const freeCodes = 3;
const limit: AttemptLimit = { kind: 'code', most: 40, seconds: 15 * 60 };

type Named = Pick<CheckedBodyOf<typeof sendCode>, 'mode' | 'mobile' | 'email'>;

/** What the code is bound to. Throws 400 where there is neither a mobile number nor an address of mail. */
function subjectOf({ mode, mobile, email }: Named, language: Language): CodeSubject {
  const digits = mobile === undefined ? undefined : mobileOf(mobile, language);
  if (digits === undefined && email === undefined) throw invalidField('mobile', 'REQUIRED', language);
  return { purpose: mode, mobile: digits, email: email?.toLowerCase() };
}

/** Codes by text message or mail, for whoever asks. */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const { codes, captcha, services } = app;

  route(app, sendCode, everyone, async ({ body, language, request, transact }, answer) => {
    const subject = subjectOf(body, language);
    const address = app.limitedAddress(request.raw);
    const sent = await transact(async (unit) => {
      await captcha.requireAfter(unit.tx, freeCodes, limit, { address, pass: body.captcha });
      if (address !== null) await countAttempt(unit.tx, limit, address, services.now());
      return codes.send(unit, { ...subject, language, address });
    });
    return answer(200, sent, { headers: { 'cache-control': 'no-store' } });
  });

  route(app, confirmCode, everyone, async ({ body, language }, answer) =>
    answer(200, await codes.confirm(subjectOf(body, language), body.code, language), {
      headers: { 'cache-control': 'no-store' },
    }),
  );
}
