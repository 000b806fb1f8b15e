import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@vitis/contracts';

type Texts = { [key: string]: string | Texts };

const ROOT = resolve(import.meta.dirname, '../..');

/** A releases folder whose served builds say what people read; the sources do where there is none. */
const RELEASES = process.env.TEXTS_OF_RELEASES;

const readJson = (...path: string[]) => JSON.parse(readFileSync(resolve(...path), 'utf8')) as unknown;

/** The texts of a part; those of `packages/portal` stand among them under `portal`, as in a build. */
function readTexts(part: string, language: Language): Texts {
  if (RELEASES === undefined) {
    const [own, portal] = [part, 'packages/portal'].map(
      (folder) => readJson(ROOT, folder, `src/locales/${language}.json`) as Texts,
    );
    return { ...own, ...(portal && { portal }) };
  }
  const { parts } = readJson(RELEASES, 'registry.json') as { parts: Record<string, { current: string }> };
  const folder = resolve(RELEASES, part, parts[part]?.current ?? '');
  const { messages } = readJson(folder, 'manifest.json') as { messages: Record<string, string> };
  return readJson(folder, messages[language] ?? '') as Texts;
}

function textAt(texts: Texts, key: string): string | Texts | undefined {
  let at: string | Texts | undefined = texts;
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return at;
}

/** As the file has it, with its placeholders. */
function rawText(part: string, key: string, language: Language): string {
  const texts = readTexts(part, language);
  // A build from before the shared texts has them among its own.
  const at = textAt(texts, key) ?? (RELEASES && textAt(texts, key.replace(/^portal\./, '')));
  if (typeof at !== 'string') throw new Error(`${part} has no text "${key}" in ${language}`);
  return at;
}

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
  return rawText(part, key, language).replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_match, name: string) =>
    String(values[name] ?? ''),
  );
}

/** The texts of a part in one language: `const selling = textsOf('mf-mypage-sales', 'ja-JP')`. */
export const textsOf =
  (part: string, language: Language) => (key: string, values?: Record<string, string | number>) =>
    textOf(part, key, values, language);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole of a text whose placeholders may be anything, where `values` does not say what they are. */
export function patternOf(
  part: string,
  key: string,
  values: Record<string, string | number> = {},
  language: Language = 'ko-KR',
): RegExp {
  const pieces = rawText(part, key, language).split(/\{\{\s*(\w+)[^}]*\}\}/);
  const pattern = pieces.map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    const value = values[piece];
    return value === undefined ? '.+' : escaped(String(value));
  });
  return new RegExp(`^${pattern.join('')}$`);
}
