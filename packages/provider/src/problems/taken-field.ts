import type { Language } from '@vitis/contracts';
import { conflict, type ProblemError } from './problem-error.ts';
import { problemText } from './problem-texts.ts';

/** 409, said at the field that it is about. */
export function takenField(field: string, code: string, language: Language): ProblemError {
  return conflict(code, { errors: [{ field, code, message: problemText(code, 409, language) }] });
}
