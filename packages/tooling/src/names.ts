import { LANGUAGES, type Language } from '@vitis/contracts';
import type { LocalizedText } from '@vitis/contracts/registry';
import { UNWRITTEN } from './checks/unwritten.ts';

/** `order-notes` → `orderNotes`. */
export const camelCase = (words: string): string =>
  words.replace(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase());

/** `order-notes` or `orderNotes` → `Order notes`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** In place of words for something of that name, which nobody has written yet. */
export const unwritten = (name: string): string => `${UNWRITTEN}${wordsOf(name)}`;

/** A title in every language; one that nobody gave is marked. */
export const titlesOf = (name: string, given: Partial<Record<Language, string>>): LocalizedText =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, given[language] ?? unwritten(name)]),
  ) as LocalizedText;

/** The titles among the words of a command line: `--ko-KR 영수증`. */
export const givenTitles = (values: Partial<Record<Language, unknown>>): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const given = values[language];
      const title = typeof given === 'string' ? given.trim() : '';
      return title === '' ? [] : [[language, title]];
    }),
  );
