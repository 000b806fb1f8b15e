import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { CodeProof } from './verification-codes.ts';

/** Paths of the shop that an identity check leads back to: in a pop-up, and in the page that left. */
export const IDENTITY_RETURN_PATHS = {
  popup: '/niceid/checkplus_result',
  page: '/niceid/mobile_cert',
} as const;
export type IdentityWindow = keyof typeof IDENTITY_RETURN_PATHS;

/** How much of what comes back is looked at: NICE's own results have some two thousand letters. */
const given = (limit: number) => v.optional(v.pipe(v.string(), v.maxLength(limit)), '');

export const getIdentityService = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity',
  access: 'everyone',
  responses: {
    200: v.object({
      offered: v.boolean(),
      /** A stand-in on this machine answers in its place. */
      demonstration: v.boolean(),
    }),
  },
  input: typeOnly<typeof getIdentityServiceInput>(),
});

export const getIdentityServiceInput = () =>
  ({ summary: 'Whether somebody can show who they are by an identity check here' }) satisfies InputSchemas;

export const requestIdentityCheck = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/request',
  access: 'everyone',
  responses: {
    /** Where the browser is to go; it comes back with an encrypted result. */
    200: v.object({ checkUrl: v.string() }),
    404: refusal('IDENTITY_NOT_OFFERED'),
    429: refusal('TOO_MANY_REQUESTS'),
  },
  input: typeOnly<typeof requestIdentityCheckInput>(),
});

export const requestIdentityCheckInput = () =>
  ({
    summary: 'Begins an identity check for signing up; its keys stay here',
    body: v.object({ window: v.picklist(['popup', 'page']) }),
  }) satisfies InputSchemas;

/** Whom a check has shown. The name is null where it is not one that somebody signs up with: it has other letters. */
export const ShownIdentity = v.object({
  mobile: v.string(),
  fullName: v.nullable(v.string()),
  ...CodeProof.entries,
});
export type ShownIdentity = v.InferOutput<typeof ShownIdentity>;

export const finishIdentityCheck = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/result',
  access: 'everyone',
  responses: {
    200: ShownIdentity,
    400: refusal('INVALID_INPUT', 'IDENTITY_MISMATCH'),
    409: refusal('IDENTITY_FAILED', 'IDENTITY_WITHOUT_MOBILE'),
  },
  input: typeOnly<typeof finishIdentityCheckInput>(),
});

export const finishIdentityCheckInput = () =>
  ({
    summary: 'Opens the result that the browser came back with, once, for a proof of number and name',
    body: v.object({
      tokenVersionId: given(100),
      encData: given(8_000),
      integrityValue: given(100),
    }),
  }) satisfies InputSchemas;
