import * as v from 'valibot';

/** The steps of signing up, each with an address of its own. */
export const STEPS = [
  { name: 'agreements', path: '/account/signup' },
  { name: 'verify', path: '/account/signup/verify' },
  { name: 'account', path: '/account/signup/account' },
  { name: 'business', path: '/account/signup/business' },
] as const;
export type StepName = (typeof STEPS)[number]['name'];
export const DONE_PATH = '/account/signup/done';

export const pathOfStep = (name: StepName): string => STEPS.find((step) => step.name === name)!.path;

/** What is held of a step in this window, so that Back and a reload lose nothing; never a password. */
export const Agreements = v.object({
  terms: v.boolean(),
  privacy: v.boolean(),
  marketingEmail: v.boolean(),
  marketingSms: v.boolean(),
});
export type Agreements = v.InferOutput<typeof Agreements>;

export const Verified = v.object({
  typed: v.string(),
  mobile: v.nullable(v.string()),
  proof: v.string(),
  /** Shown by an identity check, for which alone the proof is good; null where a code has shown the number. */
  fullName: v.optional(v.nullable(v.string()), null),
});
export type Verified = v.InferOutput<typeof Verified>;

/** Fields of the account's step, in their order. */
export const ACCOUNT_FIELDS = ['fullName', 'email', 'password'] as const;

export const AccountTyped = v.object({ fullName: v.string(), email: v.string() });

export const NO_AGREEMENTS: Agreements = {
  terms: false,
  privacy: false,
  marketingEmail: false,
  marketingSms: false,
};
export const NOT_VERIFIED: Verified = { typed: '', mobile: null, proof: '', fullName: null };
