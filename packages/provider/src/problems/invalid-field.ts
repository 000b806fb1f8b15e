import type { Language } from '@vitis/contracts';
import { FIELD_TEXTS, type FieldCode } from './field-texts.ts';
import { ProblemError } from './problem-error.ts';
import { filledText } from './texts.ts';

/**
 * 400 for one field that its schema could not judge: by the clock, by what is stored. `field` is the dotted path, `values`
 * fill the gaps of the sentence.
 */
export function invalidField(
  field: string,
  code: FieldCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): ProblemError {
  const message = filledText(FIELD_TEXTS[language][code], values);
  return new ProblemError(400, 'INVALID_INPUT', { errors: [{ field, code, message }] });
}
