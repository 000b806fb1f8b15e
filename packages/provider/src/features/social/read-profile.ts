import * as v from 'valibot';

/** Whom a provider says it has signed in. */
export interface SocialProfile {
  /** What it calls the person, for good. */
  subject: string;
  email: string | null;
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const email = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254))));

const SHAPES = {
  openid: v.pipe(
    v.object({ sub: text, email }),
    v.transform(({ sub, email: given }) => ({ subject: sub, email: given })),
  ),
  facebook: v.pipe(
    v.object({ id: text, email }),
    v.transform(({ id, email: given }) => ({ subject: id, email: given })),
  ),
  kakao: v.pipe(
    v.object({
      id: v.pipe(v.number(), v.safeInteger()),
      kakao_account: v.optional(v.object({ email }), {}),
    }),
    v.transform(({ id, kakao_account }) => ({ subject: String(id), email: kakao_account.email })),
  ),
  naver: v.pipe(
    v.object({ response: v.object({ id: text, email }) }),
    v.transform(({ response }) => ({ subject: response.id, email: response.email })),
  ),
};

/** How a provider writes about a person. */
export type ProfileShape = keyof typeof SHAPES;

/** The person in what a provider says of it; throws an `Error` where there is none. */
export function readProfile(shape: ProfileShape, said: unknown): SocialProfile {
  const read = v.parse(SHAPES[shape], said);
  return { subject: read.subject, email: read.email || null };
}
