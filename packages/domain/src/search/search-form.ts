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

/** Ignored while comparing: spaces, dots in the middle, dashes, apostrophes, `&`, and what is invisible. */
const IGNORED = /[\s&·・‧•‐-―−\-'’‘ʼ`´\p{Cc}\p{Cf}]/u;

/** Between words besides what is ignored: `(마고)` starts a word like ` 마고` does. */
const BETWEEN_WORDS = /[()[\]{},./:;"“”「」『』《》]/u;

/** Latin accents; Hangul and kana have their own marks, which stay. */
const ACCENTS = /[\u0300-\u036F]/g;

const HANGUL = /[ㄱ-ㅣ가-힣]/;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

const KANA = /[\u3041-\u3096\u30A1-\u30FC\uFF65-\uFF9F]/;

/** `ヴィ` and `ビ` are one sound, and so are the vowels after it. */
const V_SOUNDS: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴ: 'ブ',
};

/** Marks of `textMarks` and `letterMarks`. */
export const WORD_START = 'w';
const CHARACTER_START = 'c';
export const WITHIN_CHARACTER = '-';

/**
 * A text taken apart for comparing. All strings are in the text's own order; where one would be the same as another it is
 * that one, because a shop keeps tens of thousands of these.
 */
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
  /** For each character of `text` (and of `choseong`) whether a word begins there. */
  readonly textMarks: string;
  /** For each letter of `letters` (and of `folded`) whether a character or a word begins there. */
  readonly letterMarks: string;
}

/** Kana as the catalogue writes them: whole width, katakana, short vowels, without a sound that Japanese does not tell apart. */
function plainKana(raw: string): string {
  if (!KANA.test(raw)) return raw;
  return (
    raw
      .replace(/[\uFF65-\uFF9F]+/g, (half) => half.normalize('NFKC'))
      // A mark of its own, as some devices type it, belongs to its letter before sounds are compared.
      .normalize('NFC')
      .replace(/[\u3041-\u3096]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))
      .replace(/ヴ[ァィェォ]?/g, (sound) => V_SOUNDS[sound] ?? sound)
      .replace(/ニョ/g, 'ニヨ')
      .replaceAll('ー', '')
  );
}

/** Characters of one spelling: composed, lower case, accents gone, wide forms narrow, lone jamo as typed. */
function plainCharacters(raw: string): string[] {
  const unaccented = plainKana(raw.toWellFormed())
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
  let textMarks = '';
  let letterMarks = '';
  let startsWord = true;
  for (const character of plainCharacters(raw)) {
    if (IGNORED.test(character)) {
      startsWord = true;
      continue;
    }
    const mark = startsWord ? WORD_START : CHARACTER_START;
    startsWord = BETWEEN_WORDS.test(character);
    const split = splitJamo(character);
    text += character;
    textMarks += mark.padEnd(character.length, WITHIN_CHARACTER);
    letters += split;
    letterMarks += mark.padEnd(split.length, WITHIN_CHARACTER);
  }
  if (!HANGUL.test(text)) {
    return {
      text,
      letters: text,
      folded: text,
      choseong: text,
      foldedChoseong: text,
      textMarks,
      letterMarks: textMarks,
    };
  }
  const choseong = choseongOf(text);
  return {
    text,
    letters,
    folded: foldJamo(letters),
    choseong,
    foldedChoseong: foldJamo(choseong),
    textMarks,
    letterMarks,
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
