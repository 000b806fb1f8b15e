import * as v from 'valibot';

/** What is wrong with one field; `field` is the dotted path in body, query or params (`lines.0.qty`). */
export const FieldProblem = v.object({ field: v.string(), code: v.string(), message: v.string() });
export type FieldProblem = v.InferOutput<typeof FieldProblem>;

/** `application/problem+json`: the body of every non-2xx. `message` is for a person, in the request's language. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  message: v.string(),
  errors: v.optional(v.array(FieldProblem)),
  requestId: v.string(),
  /** On 412: the ETag that holds now. */
  currentVersion: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;

/** A problem whose code is one of the given ones: for refusals that a screen answers to, each in its own way. */
/* @__NO_SIDE_EFFECTS__ */
export function refusal<const Codes extends readonly [string, ...string[]]>(...codes: Codes) {
  return v.object({ ...Problem.entries, code: v.picklist(codes) });
}

/** Codes that any endpoint may answer with. Refusals of one endpoint are named at that endpoint. */
export const PROBLEM_CODES = [
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
  'PRECONDITION_REQUIRED',
  'VERSION_STALE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';
