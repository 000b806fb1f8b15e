import { choseongOf, compatibilityJamo, foldJamo, splitJamo } from '../korean/jamo.ts';

/** Letters that carry their accent inside and don't decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Ignored while comparing: spaces, dots in the middle, dashes, apostrophes, and what is invisible. */
const IGNORED = /[\s·・‧•‐-―−\-'’‘ʼ`´\p{Cc}\p{Cf}]/u;

/** Between words besides what is ignored: `(마고)` starts a word like ` 마고` does. */
const BETWEEN_WORDS = /[()[\]{},./&:;"“”「」『』《》]/u;

/** Latin accents; Hangul and kana have their own marks, which stay. */
const ACCENTS = /[\u0300-\u036F]/g;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** A text taken apart for comparing. All arrays and strings are in the text's own order. */
export interface SearchForm {
  /** Normalised: NFC, lower case, without accents and ignored characters. */
  readonly text: string;
  /** Split into single letters: `샤또` is `ㅅㅑㄸㅗ`. */
  readonly letters: string;
  /** `letters` with mixed-up sounds made one; as long as `letters`. */
  readonly folded: string;
  /** First consonants, everything that is not Hangul kept. */
  readonly choseong: string;
  /** `choseong` with mixed-up sounds made one. */
  readonly foldedChoseong: string;
  /** Where characters begin in `letters`, ascending. */
  readonly characterStarts: readonly number[];
  /** Where words begin in `letters`, ascending; the first is 0. */
  readonly wordStarts: readonly number[];
}

/** Characters of one spelling: composed, lower case, accents gone, wide forms narrow, lone jamo as typed. */
function plainCharacters(raw: string): string[] {
  const unaccented = raw
    .toWellFormed()
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .normalize('NFC');
  return Array.from(unaccented, (character) => compatibilityJamo(PLAIN_LETTERS[character] ?? character));
}

/** The spelling that is compared: NFC, lower case, without spaces, `·`, `-`, apostrophes and accents. */
export function normaliseForSearch(raw: string): string {
  return plainCharacters(raw)
    .filter((character) => !IGNORED.test(character))
    .join('');
}

/** Takes a text apart; an empty or ignored text gives empty parts. */
export function searchForm(raw: string): SearchForm {
  let text = '';
  let letters = '';
  let startsWord = true;
  const characterStarts: number[] = [];
  const wordStarts: number[] = [];
  for (const character of plainCharacters(raw)) {
    if (IGNORED.test(character)) {
      startsWord = true;
      continue;
    }
    if (startsWord) wordStarts.push(letters.length);
    startsWord = BETWEEN_WORDS.test(character);
    characterStarts.push(letters.length);
    text += character;
    letters += splitJamo(character);
  }
  const choseong = choseongOf(text);
  return {
    text,
    letters,
    folded: foldJamo(letters),
    choseong,
    foldedChoseong: foldJamo(choseong),
    characterStarts,
    wordStarts,
  };
}

/** The words of a query: what spaces part, without empty ones. */
export function searchWords(raw: string): string[] {
  return raw
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => normaliseForSearch(word) !== '');
}

/**
 * The query's consonants when it is one of first consonants (`ㅅㄸ2015`, `ㄳ` as keyboards join it); null when
 * it carries a syllable, a vowel, or no consonant at all.
 */
export function choseongQuery(query: SearchForm): string | null {
  return /[ㄱ-ㅎ]/.test(query.letters) && !/[ㅏ-ㅣ]/.test(query.letters) ? query.letters : null;
}
