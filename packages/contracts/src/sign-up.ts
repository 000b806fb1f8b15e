import * as v from 'valibot';
import { Email } from './account.ts';
import { UNAVAILABLE_REASONS } from './availability.ts';
import { SIGN_UP_STATUSES } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { refusal } from './problem.ts';
import { Count, Id, IsoTime, listUpTo } from './scalars.ts';
import { TypedMobile } from './verification-codes.ts';

const words = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** Lengths alone: what the words have to be is said by `SignUpBusinessForm` of the domain, on both sides. */
const businessInput = {
  companyName: words(300),
  companyRegistrationNumber: words(20),
  representativeName: words(150),
  businessClientType: words(20),
  taxEmail: Email,
  postalCode: words(10),
  address1: words(600),
  address2: words(300),
};

/** A file that was sent before there was an account: `claim` shows that it was sent by whoever signs up. */
const ClaimedFile = v.object({ id: Id, claim: v.pipe(v.string(), v.maxLength(64)) });
const files = listUpTo(ClaimedFile, 3, 1);

/** A registration file as its sender sees it. */
export const SignUpFile = v.object({ id: Id, name: v.string(), size: Count, claim: v.string() });
export type SignUpFile = v.InferOutput<typeof SignUpFile>;

/** Where a sign-up stands. */
export const SignUpApplication = v.object({
  email: v.string(),
  fullName: v.string(),
  status: v.picklist([...SIGN_UP_STATUSES, 'DISABLED']),
  submittedAt: IsoTime,
  /** Nobody decides before the address of mail is confirmed. */
  emailConfirmed: v.boolean(),
  /** Seconds until another link may be asked for. */
  mailAgainAfterSeconds: Count,
  /** Why it was refused, in the operator's words. */
  reason: v.nullable(v.string()),
  /** Seconds after which a demonstration decides by itself; null where people do. */
  decidedAfterSeconds: v.nullable(Count),
  business: v.object({
    companyName: v.string(),
    companyRegistrationNumber: v.string(),
    representativeName: v.string(),
    businessClientType: v.string(),
    taxEmail: v.string(),
    postalCode: v.string(),
    address1: v.string(),
    address2: v.string(),
  }),
  files: v.array(SignUpFile),
});
export type SignUpApplication = v.InferOutput<typeof SignUpApplication>;

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/signup',
  access: 'everyone',
  idempotent: true,
  responses: {
    201: SignUpApplication,
    409: refusal('EMAIL_TAKEN', 'MOBILE_TAKEN', 'WITHDRAWN_RECENTLY', 'PROOF_EXPIRED', 'FILES_GONE'),
  },
  input: typeOnly<typeof signUpInput>(),
});

export const signUpInput = () =>
  ({
    summary: 'Signs up: the account waits for approval',
    body: v.object({
      agreements: v.object({
        terms: v.literal(true),
        privacy: v.literal(true),
        marketingEmail: v.boolean(),
        marketingSms: v.boolean(),
      }),
      mobile: TypedMobile,
      /** Of the mobile number, by `/cert/confirm`. */
      proof: words(64),
      fullName: words(90),
      email: Email,
      password: words(200),
      ...businessInput,
      businessRegistrationFiles: files,
    }),
  }) satisfies InputSchemas;

export const uploadSignUpFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/signup/files',
  access: 'everyone',
  upload: true,
  responses: {
    201: SignUpFile,
    413: refusal('PAYLOAD_TOO_LARGE', 'PICTURE_TOO_LARGE'),
    415: refusal('UNSUPPORTED_MEDIA_TYPE'),
    422: refusal('FILE_INFECTED'),
  },
  input: typeOnly<typeof uploadSignUpFileInput>(),
});

export const uploadSignUpFileInput = () =>
  ({
    summary: 'A registration file, from somebody without an account; kept a day unless a sign-up takes it',
  }) satisfies InputSchemas;

export const getSignUp = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/account/application',
  access: 'everyone',
  responses: { 200: SignUpApplication },
  input: typeOnly<typeof getSignUpInput>(),
});

export const getSignUpInput = () =>
  ({
    summary: 'The sign-up of whoever has sent it, or has shown its password, in this browser',
  }) satisfies InputSchemas;

export const correctSignUp = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/account/application',
  access: 'everyone',
  responses: { 200: SignUpApplication, 409: refusal('SIGN_UP_DECIDED', 'FILES_GONE') },
  input: typeOnly<typeof correctSignUpInput>(),
});

export const correctSignUpInput = () =>
  ({
    summary: 'Corrects a sign-up that was refused; it waits for approval again',
    body: v.object({ ...businessInput, businessRegistrationFiles: files }),
  }) satisfies InputSchemas;

export const mailSignUpLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/application/email',
  access: 'everyone',
  responses: {
    200: SignUpApplication,
    409: refusal(...UNAVAILABLE_REASONS, 'EMAIL_CONFIRMED'),
    429: refusal('TOO_MANY_REQUESTS'),
  },
  input: typeOnly<typeof mailSignUpLinkInput>(),
});

export const mailSignUpLinkInput = () =>
  ({
    summary:
      'Mails the link again that confirms the address of a sign-up, or to another address where it was wrong',
    body: v.object({ email: Email }),
  }) satisfies InputSchemas;

/** Why a link confirms nothing. */
const LINK_REFUSALS = ['LINK_EXPIRED', 'LINK_USED', 'LINK_WRONG'] as const;

export const confirmSignUpEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/account/application/confirm',
  access: 'everyone',
  responses: { 204: v.undefined(), 409: refusal(...LINK_REFUSALS) },
  input: typeOnly<typeof confirmSignUpEmailInput>(),
});

export const confirmSignUpEmailInput = () =>
  ({
    summary: 'Confirms the address of a sign-up by the link of a mail, once',
    body: v.object({ email: Email, proof: words(64) }),
  }) satisfies InputSchemas;
