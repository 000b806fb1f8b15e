import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Translated, TranslatedTexts } from './schema.ts';

/** The text in a language, or in Korean where it is not translated yet. */
export function inLanguage(text: Translated, language: Language): string {
  return text[language] ?? text[DEFAULT_LANGUAGE];
}

export function textsInLanguage(words: TranslatedTexts, language: Language): string[] {
  return words[language] ?? words[DEFAULT_LANGUAGE];
}

/** The same inside a query, for sorting and searching. */
export function sqlInLanguage(column: SQLWrapper, language: Language): SQL<string> {
  return sql<string>`COALESCE(${column} ->> ${language}, ${column} ->> ${DEFAULT_LANGUAGE})`;
}
