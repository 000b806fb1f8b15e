import { splitJamo } from './jamo.ts';

/** First consonants in the order of Unicode's syllables, of which each begins `SYLLABLES_OF_ONE`. */
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_ONE = 588;

/** A finger that is in a hurry leaves the shift key alone. */
const DOUBLED: Readonly<Record<string, string>> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };

function syllablesOf(consonant: string): string {
  const first = FIRST_SYLLABLE + LEADS.indexOf(consonant) * SYLLABLES_OF_ONE;
  return `${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_OF_ONE - 1)}`;
}

/**
 * A regular expression for words in which some letters are first consonants alone: `ㅂㄹㄹ` finds 바롤로, `바ㄹ` too. Null
 * where none is. Spaces do not matter; everything else stands for itself. For regular expressions of JavaScript and PostgreSQL alike.
 */
export function choseongPattern(words: string): string | null {
  const letters = Array.from(words.normalize('NFC').replace(/\s/g, ''), (letter) =>
    /[ㄱ-ㅎ]/.test(letter) ? splitJamo(letter) : letter,
  ).flatMap((letter) => Array.from(letter));
  if (!letters.some((letter) => LEADS.includes(letter))) return null;
  return letters
    .map((letter) => {
      if (!LEADS.includes(letter)) return letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      const doubled = DOUBLED[letter];
      return `[${letter}${syllablesOf(letter)}${doubled ? syllablesOf(doubled) : ''}]`;
    })
    .join('\\s*');
}
