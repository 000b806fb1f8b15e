import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Count } from './scalars.ts';

/** What a visitor's browser works out: a number that makes the SHA-256 of `challenge.number` begin with so many zero bits. */
export const CaptchaChallenge = v.object({ challenge: v.string(), bits: Count });
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallenge>;

export const getCaptchaChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/v1/captcha/challenge',
  access: 'everyone',
  responses: { 200: CaptchaChallenge },
  input: typeOnly<typeof getCaptchaChallengeInput>(),
});

export const getCaptchaChallengeInput = () =>
  ({ summary: 'What has to be solved for a captcha pass' }) satisfies InputSchemas;

export const checkCaptcha = defineEndpoint({
  method: 'POST',
  path: '/api/v1/captcha/google-check',
  access: 'everyone',
  responses: { 200: v.object({ pass: v.string() }), 409: refusal('CAPTCHA_FAILED') },
  input: typeOnly<typeof checkCaptchaInput>(),
});

export const checkCaptchaInput = () =>
  ({
    summary: 'Exchanges a solved captcha for a pass that is good for a few calls',
    query: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) }),
  }) satisfies InputSchemas;
