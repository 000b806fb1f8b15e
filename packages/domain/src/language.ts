import type { Language } from '@vitis/contracts';

/** One text per language; a missing language is a type error. */
export type InLanguages = Readonly<Record<Language, string>>;

/** A text as it is stored: Korean is always there, and the other languages fall back to it. */
export type Translated = { 'ko-KR': string } & Partial<Record<Language, string>>;

/** The same for a list of words (tasting notes, pairings). */
export type TranslatedTexts = { 'ko-KR': string[] } & Partial<Record<Language, string[]>>;
