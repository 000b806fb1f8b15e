import { normaliseForSearch, searchWords } from '@vitis/domain';
import { GRAPE_NAMES } from './trade-names/grapes.ts';
import { PLACE_NAMES } from './trade-names/places.ts';
import { KIND_NAMES, LABEL_WORDS, NOISE, TASTE_NAMES } from './trade-names/words.ts';

type Groups = readonly (readonly string[])[];

/** The group of each of its names. */
const byName = (groups: Groups) =>
  new Map(groups.flatMap((group) => group.map((name) => [normaliseForSearch(name), group] as const)));

const thingNames = byName([...PLACE_NAMES, ...GRAPE_NAMES, ...KIND_NAMES, ...TASTE_NAMES]);
const labelWords = byName(LABEL_WORDS);

/** Most words of a label that are one word in another spelling: `1er cru`, `blanc de blancs`. */
const mostWordsOfOne = 4;
/** A label has no more words. */
const mostWords = 8;
/** Most spellings that a query is tried in besides its own. */
const mostVariants = 12;

/** What else a country, an area, a grape, a kind or a taste of these names is called; its own names are not among it. */
export function otherNames(names: readonly string[]): string[] {
  const own = new Set(names.map(normaliseForSearch));
  const others = names.flatMap((name) => thingNames.get(normaliseForSearch(name)) ?? []);
  return [...new Set(others)].filter((name) => !own.has(normaliseForSearch(name)));
}

/** The query with one word of a label in it in each of its other spellings: `シャトー lamonet` is `chateau lamonet`. */
export function otherSpellings(query: string): string[] {
  const words = searchWords(query);
  if (words.length > mostWords) return [];
  const found: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + mostWordsOfOne); to > from; to -= 1) {
      const typed = normaliseForSearch(words.slice(from, to).join(''));
      for (const other of labelWords.get(typed) ?? []) {
        if (normaliseForSearch(other) === typed) continue;
        found.push([...words.slice(0, from), other, ...words.slice(to)].join(' '));
      }
    }
  }
  return found.slice(0, mostVariants);
}

/** The words of a query that say what is meant; all of them where none does. */
export function meantWords(query: string): string[] {
  const words = searchWords(query.replace(/(?<=[\p{Script=Katakana}\p{Script=Han}ー])の/gu, ' '));
  const meant = words.filter((word) => !NOISE.has(word.toLowerCase()));
  return meant.length === 0 ? words : meant;
}
