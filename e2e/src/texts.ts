import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@vitis/contracts';

type Texts = { [key: string]: string | Texts };

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * A text of a part by its key, as people read it: `textOf('shell', 'header.cart')`. Placeholders are filled in.
 * A key that does not exist is an error of the test.
 */
export function textOf(
  part: string,
  key: string,
  values: Record<string, string | number> = {},
  language: Language = 'ko-KR',
): string {
  const texts = JSON.parse(
    readFileSync(resolve(ROOT, part, `src/locales/${language}.json`), 'utf8'),
  ) as Texts;
  let at: string | Texts | undefined = texts;
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  if (typeof at !== 'string') throw new Error(`${part} has no text "${key}" in ${language}`);
  return at.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}
