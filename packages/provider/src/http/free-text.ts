import type { Language } from '@vitis/contracts';
import { plainText } from '@vitis/domain';
import * as v from 'valibot';
import { invalidField } from '../problems/invalid-field.ts';

/** How long a text may be is the contract's matter, which has been looked at by then. */
const ofAnyLength = Number.POSITIVE_INFINITY;
const writing = plainText(ofAnyLength, { multiline: true });
const oneLine = plainText(ofAnyLength);

/** Fillers and joiners alone: nobody sees anything of them. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const visible = (text: string): string => (invisible.test(text) ? '' : text);

/**
 * What a person wrote, as it is kept: NFC, line breaks as `\n`; empty where nothing of it shows. Throws 400 at `field`
 * for control characters.
 */
export function freeText(text: string, field: string, language: Language): string {
  const checked = v.safeParse(writing, text);
  if (checked.success) return visible(checked.output);
  throw invalidField(field, 'CONTROL_CHARACTERS', language);
}

/** The same for a field of one line, where a line break is a control character, too. */
export function lineText(text: string, field: string, language: Language): string {
  const checked = v.safeParse(oneLine, text);
  if (checked.success) return visible(checked.output);
  throw invalidField(field, 'CONTROL_CHARACTERS', language);
}

/** The same for one that has to be there: 400 where nothing of it shows. */
export function requiredLine(text: string, field: string, language: Language): string {
  const line = lineText(text, field, language);
  if (line === '') throw invalidField(field, 'REQUIRED', language);
  return line;
}
