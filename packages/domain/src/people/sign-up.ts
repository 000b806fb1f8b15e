import * as v from 'valibot';
import { BusinessNumberField } from './business-number.ts';
import type { FieldIssue } from './field-issues.ts';
import { SignUpPasswordField } from './password.ts';
import { EmailField, PersonNameField, PostalCodeField } from './person-fields.ts';
import { plainText } from './plain-text.ts';

/** What kind of business buys, in the trade's words, as it is stored; screens translate them. */
export const BUSINESS_CLIENT_TYPES = [
  '레스토랑',
  '와인바·비스트로',
  '호텔',
  '와인샵',
  '카페·베이커리',
  '유통·도매',
  '기타',
] as const;
export type BusinessClientType = (typeof BUSINESS_CLIENT_TYPES)[number];

/** Registration files of one sign-up: the certificate may have two sides. */
export const MAX_REGISTRATION_FILES = 3;

/** Within how many business days a sign-up is decided. */
export const SIGN_UP_BUSINESS_DAYS = 2;

/** Hours for which the link is good that confirms an applicant's address of mail. */
export const EMAIL_LINK_HOURS = 24;

/** Days after which a sign-up is forgotten whose address nobody has confirmed: it may be somebody else's. */
export const UNCONFIRMED_SIGN_UP_DAYS = 7;

const required = 'REQUIRED' satisfies FieldIssue;

/** Who signs up: the rules of the account's step, and what the provider checks again. */
export const SignUpAccountFields = v.object({
  fullName: PersonNameField,
  email: EmailField,
  password: SignUpPasswordField,
});

/** The same with the password typed twice; the difference stands at the second field. */
export const SignUpAccountForm = v.pipe(
  v.object({
    ...SignUpAccountFields.entries,
    passwordConfirm: v.pipe(v.string(required), v.nonEmpty<string, FieldIssue>(required)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirm']],
      (form) => form.password === form.passwordConfirm,
      'PASSWORD_MISMATCH' satisfies FieldIssue,
    ),
    ['passwordConfirm'],
  ),
);

/** The business for which somebody signs up. */
export const SignUpBusinessForm = v.object({
  companyName: plainText(100, { min: 1 }),
  companyRegistrationNumber: BusinessNumberField,
  representativeName: plainText(50, { min: 1 }),
  businessClientType: v.picklist(BUSINESS_CLIENT_TYPES, required),
  taxEmail: EmailField,
  postalCode: PostalCodeField,
  address1: plainText(200, { min: 1 }),
  address2: plainText(100),
});
export type SignUpBusiness = v.InferOutput<typeof SignUpBusinessForm>;
