import { isWithinOneEdit } from './one-edit.ts';
import {
  choseongQuery,
  type SearchForm,
  searchForm,
  searchWords,
  WITHIN_CHARACTER,
  WORD_START,
} from './search-form.ts';
import { stepsOf } from './steps.ts';

/**
 * How well a text answers a query, best first. The first seven are the trade's rule; WORDS (all
 * words, in any order) and NEAR (one wrong letter) are ours and come after it.
 */
export const SEARCH_TIERS = [
  'EXACT',
  'PREFIX',
  'CONTAINS',
  'CHOSEONG_PREFIX',
  'CHOSEONG_INSIDE',
  'JAMO_PREFIX',
  'FOLDED',
  'WORDS',
  'NEAR',
] as const;

export type SearchTier = (typeof SEARCH_TIERS)[number];

/** Fewest letters of a query that may be wrong in one: with fewer, everything is near everything. */
export const NEAR_MIN_LETTERS = 5;

/** True when one letter of the folded query may be wrong: long enough, and in halves of which one stays right. */
export function isLongEnoughToBeNear(folded: string): boolean {
  return folded.length >= NEAR_MIN_LETTERS && stepsOf(folded).length > 1;
}

/** Most words of a query that are looked for one by one. */
export const MAX_SEARCH_WORDS = 4;

/** 0 for the best tier; for sorting. */
export function tierRank(tier: SearchTier): number {
  return SEARCH_TIERS.indexOf(tier);
}

/** A query made ready once and held against many texts. */
export interface PreparedQuery {
  readonly whole: SearchForm;
  readonly choseong: string | null;
  readonly words: readonly PreparedWord[];
}

/** A query, or a word of it, as one spelling. */
export interface PreparedWord {
  readonly whole: SearchForm;
  readonly choseong: string | null;
}

/** Makes one spelling ready. */
export function prepareWord(raw: string): PreparedWord {
  const whole = searchForm(raw);
  return { whole, choseong: choseongQuery(whole) };
}

/** Makes a query ready; see `searchTier` for a single comparison. */
export function prepareQuery(query: string): PreparedQuery {
  const words = searchWords(query);
  return {
    ...prepareWord(query),
    words: words.length > 1 && words.length <= MAX_SEARCH_WORDS ? words.map(prepareWord) : [],
  };
}

/** The tier of one spelling, or null. */
function spellingTier({ whole: query, choseong }: PreparedWord, text: SearchForm): SearchTier | null {
  if (query.text === '' || text.text === '') return null;
  if (text.text === query.text) return 'EXACT';
  if (text.text.startsWith(query.text)) return 'PREFIX';
  if (text.text.includes(query.text)) return 'CONTAINS';
  if (choseong !== null) {
    if (text.choseong.startsWith(choseong)) return 'CHOSEONG_PREFIX';
    if (text.choseong.includes(choseong)) return 'CHOSEONG_INSIDE';
  }
  if (standsAt(text.letters, query.letters, (at) => text.letterMarks[at] === WORD_START))
    return 'JAMO_PREFIX';
  if (standsAt(text.folded, query.folded, (at) => text.letterMarks[at] !== WITHIN_CHARACTER)) return 'FOLDED';
  if (choseong !== null && text.foldedChoseong.includes(query.folded)) return 'FOLDED';
  return null;
}

/** Whether the letters stand in a text at a place that is one. */
function standsAt(text: string, letters: string, isPlace: (at: number) => boolean): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (isPlace(at)) return true;
  }
  return false;
}

/** The best tier of a prepared query for a text taken apart, or null when it does not match at all. */
export function tierOf(query: PreparedQuery, text: SearchForm): SearchTier | null {
  const direct = spellingTier(query, text);
  if (direct !== null) return direct;
  if (query.words.length > 0 && query.words.every((word) => spellingTier(word, text) !== null))
    return 'WORDS';
  return isNear(query.whole, text) ? 'NEAR' : null;
}

function isNear(query: SearchForm, text: SearchForm): boolean {
  if (!isLongEnoughToBeNear(query.folded)) return false;
  return Array.from(text.letterMarks).some(
    (mark, at) => mark === WORD_START && isWithinOneEdit(query.folded, text.folded, at),
  );
}

/**
 * How well a text answers a query: null when not at all, or when either holds nothing to compare.
 * Tiers 1–3 compare spellings, 4–5 first consonants, 6 letters from the start of a word (`솝` finds 소비뇽,
 * `까벨` finds 까베르네), 7 folded letters (샤토 finds 샤또, `ㅅㅌ` too).
 */
export function searchTier(query: string, text: string): SearchTier | null {
  return tierOf(prepareQuery(query), searchForm(text));
}
