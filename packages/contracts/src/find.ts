import * as v from 'valibot';
import { Email } from './account.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { refusal } from './problem.ts';
import { Count, IsoTime } from './scalars.ts';
import {
  CaptchaPass,
  CODE_LIMITS,
  CODE_REFUSALS,
  CodeProof,
  SentCode,
  TypedCode,
  TypedMobile,
} from './verification-codes.ts';

const TypedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Proof = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Asking is answered in the same way and the same time, whether there is such an account or not. */
const asked = {
  403: refusal('CAPTCHA_REQUIRED'),
  429: refusal(...CODE_LIMITS, 'TOO_MANY_REQUESTS'),
};
const newPassword = { newPassword: TypedPassword, confirmNewPassword: TypedPassword };

export const findAccount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/find/account/mobile',
  access: 'everyone',
  responses: { 200: SentCode, ...asked },
  input: typeOnly<typeof findAccountInput>(),
});

export const findAccountInput = () =>
  ({
    summary: 'Sends a code to the mobile number of a member',
    body: v.object({ mobile: TypedMobile, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

/** An account whose mail address its owner has forgotten; the address is half hidden. */
export const FoundAccount = v.object({ email: v.string(), createdAt: IsoTime });
export type FoundAccount = v.InferOutput<typeof FoundAccount>;

export const confirmFindAccount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/find/account/mobile/confirm',
  access: 'everyone',
  responses: { 200: items(FoundAccount), 409: refusal(...CODE_REFUSALS) },
  input: typeOnly<typeof confirmFindAccountInput>(),
});

export const confirmFindAccountInput = () =>
  ({
    summary: 'The accounts of a mobile number, for who has its code',
    body: v.object({ mobile: TypedMobile, code: TypedCode }),
  }) satisfies InputSchemas;

export const findPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/find/password/mobile',
  access: 'everyone',
  responses: { 200: SentCode, ...asked },
  input: typeOnly<typeof findPasswordInput>(),
});

export const findPasswordInput = () =>
  ({
    summary: 'Sends a code to the mobile number of the member who has this mail address',
    body: v.object({ email: Email, mobile: TypedMobile, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

export const confirmFindPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/find/password/mobile/confirm',
  access: 'everyone',
  responses: { 200: CodeProof, 409: refusal(...CODE_REFUSALS) },
  input: typeOnly<typeof confirmFindPasswordInput>(),
});

export const confirmFindPasswordInput = () =>
  ({
    summary: 'Exchanges the code for a proof, with which a new password is set',
    body: v.object({ email: Email, mobile: TypedMobile, code: TypedCode }),
  }) satisfies InputSchemas;

export const resetPasswordByMobile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reset/password/mobile',
  access: 'everyone',
  responses: { 204: v.undefined(), 409: refusal('PROOF_EXPIRED') },
  input: typeOnly<typeof resetPasswordByMobileInput>(),
});

export const resetPasswordByMobileInput = () =>
  ({
    summary: 'Sets a new password by the proof of a code; every session of the member ends',
    body: v.object({ email: Email, mobile: TypedMobile, proof: Proof, ...newPassword }),
  }) satisfies InputSchemas;

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/find/reset/password',
  access: 'everyone',
  responses: { 200: v.object({ expiresInSeconds: Count }), ...asked },
  input: typeOnly<typeof requestPasswordResetInput>(),
});

export const requestPasswordResetInput = () =>
  ({
    summary: 'Mails a link, with which a new password is set, to the member who has this address',
    body: v.object({ email: Email, captcha: CaptchaPass }),
  }) satisfies InputSchemas;

export const changeForgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/find/reset/password/change',
  access: 'everyone',
  responses: { 204: v.undefined(), 409: refusal('PROOF_EXPIRED') },
  input: typeOnly<typeof changeForgottenPasswordInput>(),
});

export const changeForgottenPasswordInput = () =>
  ({
    summary: 'Sets a new password by the link of a mail; every session of the member ends',
    body: v.object({ email: Email, proof: Proof, ...newPassword }),
  }) satisfies InputSchemas;
