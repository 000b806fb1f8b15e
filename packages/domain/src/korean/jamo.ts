import { disassemble, getChoseong } from 'es-hangul';

/** One letter each: the conjoining consonants and vowels of decomposed text, as compatibility jamo (U+3131…). */
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** A lone letter of decomposed Hangul (U+1100…) as the keyboard would have typed it; others unchanged. */
export function compatibilityJamo(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x1100 && code <= 0x1112) return LEADS[code - 0x1100]!;
  if (code >= 0x1161 && code <= 0x1175) return VOWELS[code - 0x1161]!;
  if (code >= 0x11a8 && code <= 0x11c2) return TAILS[code - 0x11a8]!;
  return character;
}

const splitCharacters = new Map<string, string>();

/** One character fully split: `쇄` is `ㅅㅗㅐ`, `값` is `ㄱㅏㅂㅅ`, `ㄳ` is `ㄱㅅ`; others unchanged. */
export function splitJamo(character: string): string {
  if (!/[ㄱ-ㅣ가-힣]/.test(character)) return character;
  const known = splitCharacters.get(character);
  if (known !== undefined) return known;
  const letters = disassemble(character);
  splitCharacters.set(character, letters);
  return letters;
}

/** The first consonant of every syllable; digits, Latin and the rest stay, or vintages would be lost. */
export function choseongOf(text: string): string {
  // The library takes what is not Hangul apart, too: `ブ` would become two characters.
  return getChoseong(text, { keepNonHangul: true }).normalize('NFC');
}

const FOLDED: Readonly<Record<string, string>> = {
  ...{ ㄲ: 'ㄱ', ㅋ: 'ㄱ', ㄸ: 'ㄷ', ㅌ: 'ㄷ', ㅃ: 'ㅂ', ㅍ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ', ㅊ: 'ㅈ' },
  ...{ ㅐ: 'ㅔ', ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅒ: 'ㅔ', ㅖ: 'ㅔ' },
};

/**
 * Letters that people mix up when they write foreign names become one: 샤토 and 샤또 fold alike.
 * Takes split letters, gives as many.
 */
export function foldJamo(letters: string): string {
  return letters.replace(/[ㄱ-ㅣ]/g, (letter) => FOLDED[letter] ?? letter);
}

/** True for a single split vowel. */
export function isVowel(letter: string): boolean {
  return letter >= 'ㅏ' && letter <= 'ㅣ';
}

/** True for a single split consonant. */
export function isConsonant(letter: string): boolean {
  return letter >= 'ㄱ' && letter <= 'ㅎ';
}
