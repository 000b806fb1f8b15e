import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { CaptchaPass, TypedMobile } from './verification-codes.ts';

/** Why somebody cannot sign up with an address of mail or a number. */
export const UNAVAILABLE_REASONS = ['EMAIL_TAKEN', 'MOBILE_TAKEN', 'WITHDRAWN_RECENTLY'] as const;

/** Whether one can sign up with it; where not, `message` says why in the language of the request. */
export const SignUpCheck = v.object({
  available: v.boolean(),
  reason: v.nullable(v.picklist(UNAVAILABLE_REASONS)),
  message: v.nullable(v.string()),
});
export type SignUpCheck = v.InferOutput<typeof SignUpCheck>;

const responses = {
  200: SignUpCheck,
  403: refusal('CAPTCHA_REQUIRED'),
  429: refusal('TOO_MANY_REQUESTS'),
};

export const validEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/valid-email',
  access: 'everyone',
  responses,
  input: typeOnly<typeof validEmailInput>(),
});

export const validEmailInput = () =>
  ({
    summary: 'Whether an address of mail is free to sign up with',
    body: v.object({ email: Email, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

export const validMobile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/valid-mobile',
  access: 'everyone',
  responses,
  input: typeOnly<typeof validMobileInput>(),
});

export const validMobileInput = () =>
  ({
    summary: 'Whether a mobile number is free to sign up with',
    body: v.object({ mobile: TypedMobile, captcha: CaptchaPass }),
  }) satisfies InputSchemas;
