import { isConsonant, isVowel } from '../korean/jamo.ts';

/** Letters of Hangul never change places: their keys would write other syllables. */
const mayChangePlaces = (letter: string | undefined): boolean =>
  letter !== undefined && !isConsonant(letter) && !isVowel(letter);

/**
 * True when some stretch of `text` that begins at `start` differs from `query` by at most one letter put in, left out or
 * exchanged, or by two neighbours that changed places. One pass: after the first difference the rest must agree.
 */
export function isWithinOneEdit(query: string, text: string, start: number): boolean {
  let same = 0;
  while (same < query.length && query[same] === text[start + same]) same += 1;
  if (same === query.length) return true;
  const rest = query.slice(same + 1);
  const at = start + same;
  return (
    (at < text.length && text.startsWith(rest, at + 1)) ||
    text.startsWith(rest, at) ||
    (at < text.length && text.startsWith(query.slice(same), at + 1)) ||
    (query[same] === text[at + 1] &&
      query[same + 1] === text[at] &&
      mayChangePlaces(query[same]) &&
      mayChangePlaces(text[at]) &&
      text.startsWith(query.slice(same + 2), at + 2))
  );
}
