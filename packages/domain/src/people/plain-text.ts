import * as v from 'valibot';
import type { FieldIssue } from './field-issues.ts';

/** Control and invisible direction characters: they have no place in what a person writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for.
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF]/;

export interface PlainTextOptions {
  /** Fewest characters after trimming; 0 by default, so that the field may stay empty. */
  readonly min?: number;
  /** Keeps line breaks (as `\n`) and tabs; off by default. */
  readonly multiline?: boolean;
}

/** NFC, line breaks as `\n`, no space at the ends. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** True when the tidied text carries something that is no writing; line breaks and tabs pass in multiline. */
export function hasControlCharacters(text: string, multiline = false): boolean {
  return CONTROL.test(multiline ? text.replace(/[\n\t]/g, '') : text) || !text.isWellFormed();
}

/** How long a text is to its reader and to the database: code points, not UTF-16 units. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Free text of at most `max` code points: trimmed, NFC, without control characters. Markup stays what it is,
 * text: screens escape it. Issues: REQUIRED, TOO_SHORT, TOO_LONG, CONTROL_CHARACTERS.
 */
export function plainText(max: number, { min = 0, multiline = false }: PlainTextOptions = {}) {
  return v.pipe(
    v.string('REQUIRED' satisfies FieldIssue),
    v.transform(tidyText),
    v.check((text) => min === 0 || text !== '', 'REQUIRED' satisfies FieldIssue),
    v.check((text) => text === '' || textLength(text) >= min, 'TOO_SHORT' satisfies FieldIssue),
    v.check((text) => textLength(text) <= max, 'TOO_LONG' satisfies FieldIssue),
    v.check((text) => !hasControlCharacters(text, multiline), 'CONTROL_CHARACTERS' satisfies FieldIssue),
  );
}
