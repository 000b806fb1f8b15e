import { type SearchForm, WITHIN_CHARACTER, WORD_START } from './search-form.ts';
import type { PreparedWord } from './search-tier.ts';

/** Where a query stands in a text, best first. */
interface Places {
  /** All of it. */
  whole: number;
  /** At its beginning, up to the end of a word. */
  firstWords: number;
  /** At its beginning, in the middle of a word. */
  first: number;
  /** Further on, whole words. */
  words: number;
  /** Further on, at the beginning of a word. */
  wordStart: number;
  /** Inside of a word. */
  inside: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * What a match costs, by how the query was written and where it stands: in the order of the tiers, with
 * room between, so that what many wines carry may come before a better hit in a single name. A name that is meant whole
 * costs less than any that merely holds the letters.
 */
const COSTS = {
  spelling: { whole: 0, firstWords: 10, first: 14, words: 20, wordStart: 24, inside: 34 },
  halfTyped: { whole: NEVER, firstWords: NEVER, first: 16, words: NEVER, wordStart: 30, inside: NEVER },
  folded: { whole: 22, firstWords: 28, first: 36, words: 38, wordStart: 42, inside: 52 },
  choseong: { whole: 30, firstWords: 34, first: 37, words: 43, wordStart: 46, inside: 54 },
  foldedChoseong: { whole: 42, firstWords: 46, first: 48, words: 54, wordStart: 56, inside: 62 },
} as const satisfies Record<string, Places>;

/** What the letters cost in a text whose words and characters begin where the marks say. */
function placeCost(costs: Places, text: string, letters: string, marks: string, inside: boolean): number {
  let least = NEVER;
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (marks[at] === WITHIN_CHARACTER) continue;
    const end = at + letters.length;
    const endsWord = end === text.length || marks[end] === WORD_START;
    if (at === 0) return end === text.length ? costs.whole : endsWord ? costs.firstWords : costs.first;
    const startsWord = marks[at] === WORD_START;
    if (startsWord) least = Math.min(least, endsWord ? costs.words : costs.wordStart);
    else if (inside) least = Math.min(least, costs.inside);
    if (least === costs.words) return least;
  }
  return least;
}

/** Which loose matches count. */
export interface Looseness {
  /** Letters inside of a word: a few of them are chance. */
  inside?: boolean;
  /** Sounds that are mixed up. */
  folded?: boolean;
}

/**
 * What it costs to answer a spelling with a text: 0 for the text itself, more the looser the match, infinity for none.
 * Finds the same texts as `searchTier` does without NEAR and WORDS.
 */
export function matchCost(
  { whole: query, choseong }: PreparedWord,
  text: SearchForm,
  { inside = true, folded = true }: Looseness = {},
): number {
  if (query.text === '' || text.text === '') return NEVER;
  let least = NEVER;
  // Every spelling of the letters folds alike, so that a text which does not hold them folded holds no other.
  if (text.folded.includes(query.folded)) {
    least = placeCost(COSTS.spelling, text.text, query.text, text.textMarks, inside);
    if (least > COSTS.halfTyped.first) {
      least = Math.min(
        least,
        placeCost(COSTS.halfTyped, text.letters, query.letters, text.letterMarks, false),
      );
      if (folded) {
        least = Math.min(least, placeCost(COSTS.folded, text.folded, query.folded, text.letterMarks, inside));
      }
    }
  }
  if (choseong === null) return least;
  least = Math.min(least, placeCost(COSTS.choseong, text.choseong, choseong, text.textMarks, inside));
  if (!folded) return least;
  const spokenAlike = placeCost(
    COSTS.foldedChoseong,
    text.foldedChoseong,
    query.folded,
    text.textMarks,
    inside,
  );
  return Math.min(least, spokenAlike);
}
