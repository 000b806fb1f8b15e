import { isVowel } from '../korean/jamo.ts';
import { choseongQuery, type SearchForm, searchForm, searchWords, WITHIN_CHARACTER } from './search-form.ts';
import { isLongEnoughToBeNear, MAX_SEARCH_WORDS } from './search-tier.ts';
import { stepsOf } from './steps.ts';

/*
 * A text's grams stand in an index (`gram-index.ts`); a query's grams narrow the texts to few, and the tiers then
 * decide. Narrowing may keep too many texts and never loses one.
 *
 * Unit: folded letters are read as steps, one consonant with the vowels after it (`ㄷㅗ`), everything else
 * alone. Where a step begins is seen in the letters themselves, whatever the syllables were, so a stretch of a
 * text that begins with a consonant has the text's own steps; only its last step may be cut short.
 *
 * Index: each step and each pair of neighbours, the last of them also cut short in every way (`ㅅㅏ`, `ㅅㅏ ㄷ`,
 * `ㅅㅏ ㄷㅗ`); the same with `^` before the first step; neighbours and singles of the folded first consonants,
 * marked `#`.
 *
 * Query: its steps and pairs as they are. EXACT, PREFIX, CONTAINS, JAMO_PREFIX and FOLDED all mean that the
 * folded letters of the query stand somewhere in those of the text, so the text's grams hold all of the query's.
 * Both CHOSEONG tiers, and FOLDED for first consonants, mean the same of the folded first consonants. WORDS
 * asks it of every word, and NEAR of one half: one wrong letter leaves the other half whole.
 */

const PAIR = ' ';
const START = '^';
const CHOSEONG = '#';

/** A step and every way to cut it short: `ㄱㅗㅏ`, `ㄱㅗ`, `ㄱ`. */
function cuts(step: string): string[] {
  const characters = Array.from(step);
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}

function addIndexGrams(grams: Set<string>, form: SearchForm): void {
  let before = START;
  for (const step of stepsOf(form.folded)) {
    for (const cut of cuts(step)) grams.add(cut).add(before + PAIR + cut);
    before = step;
  }
  for (const [start, mark] of Array.from(form.letterMarks).entries()) {
    if (mark === WITHIN_CHARACTER || !isVowel(form.folded[start]!)) continue;
    for (const cut of cuts(vowelsFrom(form.folded, start))) grams.add(cut);
  }
  for (const gram of choseongGrams(form.foldedChoseong, true)) grams.add(gram);
}

/** The vowels from here on: a lone vowel begins a query, though in the text it belongs to the step before. */
function vowelsFrom(letters: string, start: number): string {
  return letters.slice(start).match(/^[ㅏ-ㅣ]+/)![0];
}

function choseongGrams(consonants: string, withSingles: boolean): string[] {
  const characters = Array.from(consonants);
  const pairs = characters.slice(1).map((character, index) => CHOSEONG + characters[index] + character);
  const singles =
    withSingles || pairs.length === 0 ? characters.map((character) => CHOSEONG + character) : [];
  return [...pairs, ...singles];
}

/** The grams that an index keeps of all these texts, each once. They are about four per syllable. */
export function searchBigrams(...texts: readonly string[]): string[] {
  return searchBigramsOf(texts.map(searchForm));
}

/** `searchBigrams` of texts that have been taken apart already. */
export function searchBigramsOf(forms: readonly SearchForm[]): string[] {
  const grams = new Set<string>();
  for (const form of forms) addIndexGrams(grams, form);
  return [...grams];
}

/** The grams that a text must hold when these folded letters stand in it. */
function gramsWithin(letters: string): string[] {
  const steps = stepsOf(letters);
  const lone = steps[0] !== undefined && isVowel(steps[0][0]!) ? [steps.shift()!] : [];
  if (steps.length < 2) return [...new Set([...lone, ...steps])];
  return [...new Set([...lone, ...steps.slice(1).map((step, index) => steps[index] + PAIR + step)])];
}

function spellingGrams(query: SearchForm): string[][] {
  if (query.text === '') return [];
  const consonants = choseongQuery(query);
  const letters = gramsWithin(query.folded);
  return consonants === null ? [letters] : [letters, [...new Set(choseongGrams(query.folded, false))]];
}

/** Every way to take one list from each: each word may match by its letters or by its first consonants. */
function combined(choices: readonly string[][][]): string[][] {
  return choices.reduce<string[][]>(
    (sets, choice) => sets.flatMap((set) => choice.map((grams) => [...new Set([...set, ...grams])])),
    [[]],
  );
}

/**
 * The ways in which a text can match, NEAR left out: it is a candidate when its grams hold **all** of at least one
 * list. Empty when the query holds nothing to compare: then nothing matches.
 */
export function queryBigrams(query: string): string[][] {
  const ways = spellingGrams(searchForm(query));
  const words = searchWords(query);
  if (words.length > 1 && words.length <= MAX_SEARCH_WORDS) {
    ways.push(...combined(words.map((word) => spellingGrams(searchForm(word)))));
  }
  return withoutRepeats(ways);
}

/** Like `queryBigrams`, for texts that **begin** with the query: EXACT and PREFIX, the first page of most. */
export function prefixBigrams(query: string): string[][] {
  const form = searchForm(query);
  const [first] = stepsOf(form.folded);
  if (first === undefined) return [];
  return [[`${START}${PAIR}${first}`, ...gramsWithin(form.folded)]];
}

/** Like `queryBigrams`, for the texts that match as NEAR; to ask only when nothing else matched. */
export function nearBigrams(query: string): string[][] {
  const { folded } = searchForm(query);
  if (!isLongEnoughToBeNear(folded)) return [];
  const steps = stepsOf(folded);
  const middle = Math.ceil(steps.length / 2);
  // Two neighbours that changed places may be the last of one half and the first of the other.
  const beforeBoth = middle > 1 ? [steps.slice(0, middle - 1)] : [];
  return withoutRepeats(
    [steps.slice(0, middle), steps.slice(middle), ...beforeBoth].map((half) => gramsWithin(half.join(''))),
  );
}

function withoutRepeats(ways: readonly string[][]): string[][] {
  const seen = new Map(ways.map((way) => [way.toSorted().join('\n'), way]));
  return [...seen.values()];
}
