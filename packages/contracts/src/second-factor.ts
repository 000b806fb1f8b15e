import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { refusal } from './problem.ts';
import { Count, IsoTime } from './scalars.ts';

/** Six digits of an authenticator, or a recovery code with or without its hyphen. */
export const SecondFactorCode = v.pipe(
  v.string(),
  v.maxLength(20),
  v.trim(),
  v.regex(/^(?:\d{6}|[A-Za-z0-9]{5}[ -]?[A-Za-z0-9]{5})$/),
);

const unchecked = refusal('PASSWORD_CHECK_REQUIRED');
const Codes = v.object({ recoveryCodes: v.array(v.string()) });

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/second-factor',
  access: ROLES,
  responses: {
    200: v.object({
      /** Null where signing in asks for none. */
      enabledAt: v.nullable(IsoTime),
      recoveryCodesLeft: Count,
      /** The operator demands one of a role of the member. */
      isDemanded: v.boolean(),
    }),
  },
  input: typeOnly<typeof getSecondFactorInput>(),
});

export const getSecondFactorInput = () =>
  ({ summary: 'Whether signing in asks for a second factor' }) satisfies InputSchemas;

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/second-factor',
  access: ROLES,
  responses: {
    /** For the authenticator: as a text to type, and as an address to be shown as a QR code. */
    201: v.object({ secret: v.string(), uri: v.string() }),
    403: unchecked,
    409: refusal('SECOND_FACTOR_ON'),
  },
  input: typeOnly<typeof beginSecondFactorInput>(),
});

export const beginSecondFactorInput = () =>
  ({
    summary: 'Makes a secret for an authenticator; nothing asks for it before it is confirmed',
  }) satisfies InputSchemas;

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/second-factor/confirm',
  access: ROLES,
  responses: {
    200: Codes,
    403: unchecked,
    409: refusal('SECOND_FACTOR_ON', 'SECOND_FACTOR_WRONG'),
    429: refusal('TOO_MANY_PASSWORDS'),
  },
  input: typeOnly<typeof confirmSecondFactorInput>(),
});

export const confirmSecondFactorInput = () =>
  ({
    summary: 'Confirms the authenticator by a code of it; answers the recovery codes, this once',
    body: v.object({
      code: v.pipe(v.string(), v.maxLength(20), v.trim(), v.regex(/^\d{6}$/, 'VERIFICATION_CODE_FORMAT')),
    }),
  }) satisfies InputSchemas;

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/second-factor/recovery-codes',
  access: ROLES,
  responses: { 200: Codes, 403: unchecked, 409: refusal('SECOND_FACTOR_OFF') },
  input: typeOnly<typeof renewRecoveryCodesInput>(),
});

export const renewRecoveryCodesInput = () =>
  ({
    summary: 'New recovery codes, this once; those before are worth nothing any more',
  }) satisfies InputSchemas;

export const endSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/me/second-factor',
  access: ROLES,
  responses: { 204: v.undefined(), 403: unchecked, 409: refusal('SECOND_FACTOR_DEMANDED') },
  input: typeOnly<typeof endSecondFactorInput>(),
});

export const endSecondFactorInput = () =>
  ({ summary: 'Signing in asks for the password alone again' }) satisfies InputSchemas;
