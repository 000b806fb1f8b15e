import { isConsonant, isVowel } from '../korean/jamo.ts';

/**
 * Split letters read as steps, one consonant with the vowels after it, everything else alone: `ㅅㅏㄷㅗ` is `ㅅㅏ`,
 * `ㄷㅗ`. Where a step begins is seen in the letters themselves, whatever the syllables were.
 */
export function stepsOf(letters: string): string[] {
  const steps: string[] = [];
  for (const letter of letters) {
    const last = steps.at(-1);
    if (last !== undefined && isVowel(letter) && (isConsonant(last[0]!) || isVowel(last[0]!))) {
      steps[steps.length - 1] = last + letter;
    } else {
      steps.push(letter);
    }
  }
  return steps;
}
