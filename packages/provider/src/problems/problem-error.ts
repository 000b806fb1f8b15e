import type { FieldProblem } from '@vitis/contracts';

/** What a person reads is looked up by `code`; `values` fill its gaps. */
export interface ProblemDetails {
  /** Looked up in place of `code` where one code is said in more than one way. */
  text?: string;
  values?: Record<string, string | number>;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  /** On 412: the ETag that holds now. */
  currentVersion?: string;
  cause?: unknown;
}

/** A refusal on its way to becoming `application/problem+json`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, details: ProblemDetails = {}) {
    super(`${status} ${code}`, { cause: details.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const unauthenticated = (code: 'UNAUTHENTICATED' | 'SESSION_ENDED' = 'UNAUTHENTICATED') =>
  new ProblemError(401, code, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = () => new ProblemError(403, 'FORBIDDEN');

/** Not there, or not yours: the two look the same from outside. */
export const notFound = () => new ProblemError(404, 'NOT_FOUND');

/** A state that forbids it; `code` says which. */
export const conflict = (code: string, details?: ProblemDetails) => new ProblemError(409, code, details);

export const tooMany = (code: string, seconds: number) =>
  new ProblemError(429, code, {
    values: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
