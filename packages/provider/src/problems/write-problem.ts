import { STATUS_CODES } from 'node:http';
import type { Language, Problem } from '@vitis/contracts';
import type { ProblemError } from './problem-error.ts';
import { problemText } from './problem-texts.ts';

/** The body of a refusal, in the caller's language. */
export function writeProblem(error: ProblemError, language: Language, requestId: string): Problem {
  const { errors, currentVersion, values, text = error.code } = error.details;
  return {
    type: `urn:vitis:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    message: problemText(text, error.status, language, values),
    ...(errors ? { errors } : {}),
    requestId,
    ...(currentVersion === undefined ? {} : { currentVersion }),
  };
}
