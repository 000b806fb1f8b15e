import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Count } from './scalars.ts';

/** Google's captcha, in a document of the gateway's that a page shows in a frame; there where the operator has a key for it. */
export const CAPTCHA_FRAME_PATH = '/captcha-frame';

/** What the frame tells its page: a solved captcha, how high it is now, or that Google does not answer. */
export const CaptchaFrameMessage = v.variant('captcha', [
  v.object({ captcha: v.literal('solved'), token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) }),
  v.object({ captcha: v.literal('height'), height: v.number() }),
  v.object({ captcha: v.literal('failed') }),
]);
export type CaptchaFrameMessage = v.InferOutput<typeof CaptchaFrameMessage>;

/** What has to be solved. */
export const CaptchaChallenge = v.variant('kind', [
  /** By the visitor's browser: a number that makes the SHA-256 of `challenge.number` begin with so many zero bits. */
  v.object({ kind: v.literal('hashcash'), challenge: v.string(), bits: Count }),
  /** By the visitor, in Google's own form: see `CAPTCHA_FRAME_PATH`. */
  v.object({ kind: v.literal('recaptcha') }),
]);
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
