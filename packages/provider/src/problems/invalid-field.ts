import type { Language } from '@vitis/contracts';
import { FIELD_TEXTS, type FieldCode } from './field-texts.ts';
import { ProblemError } from './problem-error.ts';

/** 400 for one field that its schema could not judge: by the clock, by what is stored. `field` is the dotted path. */
export function invalidField(field: string, code: FieldCode, language: Language): ProblemError {
  const message = FIELD_TEXTS[language][code];
  return new ProblemError(400, 'INVALID_INPUT', { errors: [{ field, code, message }] });
}
