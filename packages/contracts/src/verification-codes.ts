import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Count } from './scalars.ts';

/** What a code may be asked for; it is worth nothing for anything else. */
export const CODE_MODES = ['SIGN_UP', 'CHANGE_MOBILE'] as const;
export const CodeMode = v.picklist(CODE_MODES);
export type CodeMode = v.InferOutput<typeof CodeMode>;

/** A mobile number as it is typed; the provider reads the digits. */
export const TypedMobile = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));
export const TypedCode = v.pipe(v.string(), v.trim(), v.maxLength(6), v.regex(/^\d{6}$/));

/** What a solved captcha was exchanged for; asked for after a few calls of one address. */
export const CaptchaPass = v.optional(v.pipe(v.string(), v.maxLength(64)));

/** How long a code holds, and when the next one may be asked for. */
export const SentCode = v.object({ expiresInSeconds: Count, resendAfterSeconds: Count });
export type SentCode = v.InferOutput<typeof SentCode>;

/** Shows that the number, or the address of mail, is the caller's own; good once. */
export const CodeProof = v.object({ proof: v.string(), expiresInSeconds: Count });
export type CodeProof = v.InferOutput<typeof CodeProof>;

/** Why no code is sent now; with `Retry-After`. */
export const CODE_LIMITS = ['CODE_TOO_SOON', 'TOO_MANY_CODES'] as const;
/** Why a code is not taken. The refusal names the field `code`. */
export const CODE_REFUSALS = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP'] as const;

const about = {
  mode: CodeMode,
  mobile: v.optional(TypedMobile),
  email: v.optional(Email),
};

export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cert',
  access: 'everyone',
  responses: {
    200: SentCode,
    403: refusal('CAPTCHA_REQUIRED'),
    429: refusal(...CODE_LIMITS, 'TOO_MANY_REQUESTS'),
  },
  input: typeOnly<typeof sendCodeInput>(),
});

export const sendCodeInput = () =>
  ({
    summary: 'Sends a code of six digits to the mobile number, or to the address of mail where there is none',
    body: v.object({ ...about, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

export const confirmCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cert/confirm',
  access: 'everyone',
  responses: { 200: CodeProof, 409: refusal(...CODE_REFUSALS) },
  input: typeOnly<typeof confirmCodeInput>(),
});

export const confirmCodeInput = () =>
  ({
    summary: 'Exchanges the code for a proof, which the call that it was asked for takes',
    body: v.object({ ...about, code: TypedCode }),
  }) satisfies InputSchemas;
