import { josa, numberToHangul } from 'es-hangul';

/** The pairs to choose from, the form after a consonant first. */
export type Particle =
  | '이/가'
  | '을/를'
  | '은/는'
  | '으로/로'
  | '와/과'
  | '이나/나'
  | '이랑/랑'
  | '이에요/예요';

/** Latin letters whose Korean name, and words whose last sound, close with a consonant: 엘, 엠, 엔. */
const CLOSING_LATIN = /[lmn]$/i;

/** The last thing of the word that is read aloud, in Hangul: numbers are read, brackets and signs are not. */
function readAloud(word: string): string {
  const spoken = word
    .normalize('NFC')
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const digits = /\d[\d,]*$/.exec(spoken)?.[0].replaceAll(',', '');
  if (digits !== undefined) {
    const number = Number(digits);
    return Number.isSafeInteger(number) ? numberToHangul(number) : numberToHangul(Number(digits.slice(-4)));
  }
  if (/[가-힣]$/.test(spoken)) return spoken;
  if (/l$/i.test(spoken)) return '엘';
  return CLOSING_LATIN.test(spoken) ? '엔' : '이';
}

/** The particle alone, chosen by how the word is read: `particle('2015', '을/를')` is `를`. */
export function particle(word: string, pair: Particle): string {
  return josa.pick(readAloud(word), pair);
}

/** The word with its particle: never `을(를)` on a screen. */
export function withParticle(word: string, pair: Particle): string {
  return word + particle(word, pair);
}
