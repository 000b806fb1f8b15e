import { MAX_SEARCH_WORDS, searchForm, searchWords } from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { referencesOf } from './references.ts';
import { LABEL_WORDS, NOISE } from './trade-names/words.ts';

/** Characters of a query that is taken apart, since every stretch of it is looked at, and of a name in it. */
const longestQuery = 32;
const longestName = 14;
/** `カベルネ・ソーヴィニヨン`. */
const BETWEEN_WORDS = /[\s·・-]+/u;

/** What of a run of words may be one of them: names of things beside wines, whole and by word, and words of labels. */
const namesOf = (() => {
  const known = new WeakMap<Catalogue, ReadonlySet<string>>();
  return (catalogue: Catalogue): ReadonlySet<string> => {
    const names = known.get(catalogue) ?? makeNames(catalogue);
    known.set(catalogue, names);
    return names;
  };
})();

function makeNames(catalogue: Catalogue): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string) => names.add(searchForm(text).folded);
  for (const { name, own, others } of referencesOf(catalogue).references) {
    for (const { folded } of [...own, ...others]) names.add(folded);
    // A single letter of a name is no word of it.
    for (const text of Object.values(name))
      for (const word of text.split(BETWEEN_WORDS)) if (word.length > 1) add(word);
  }
  for (const word of [...LABEL_WORDS.flat(), ...NOISE]) add(word);
  return names;
}

/** The word as the fewest names that make it up, the longest first among as many; null where none do. */
function namesIn(word: string, names: ReadonlySet<string>): readonly string[] | null {
  const letters = Array.from(word.normalize('NFC'));
  // From each place on to the end.
  const best: (readonly string[] | null)[] = [...letters.map(() => null), []];
  for (let from = letters.length - 1; from >= 0; from -= 1) {
    for (let to = Math.min(letters.length, from + longestName); to > from; to -= 1) {
      const rest = best[to];
      const known = best[from];
      if (!rest || (known && known.length <= rest.length + 1)) continue;
      const name = letters.slice(from, to).join('');
      if (names.has(searchForm(name).folded)) best[from] = [name, ...rest];
    }
  }
  return best[0] ?? null;
}

/**
 * The query with spaces where words run together, as Chinese and Japanese write them and many Koreans type them: `칠레와인`,
 * `法国白葡萄酒`. Null where a word is made of anything but names.
 */
export function wordsApart(query: string, catalogue: Catalogue): string | null {
  const words = searchWords(query);
  if (words.length > MAX_SEARCH_WORDS || query.length > longestQuery) return null;
  const names = namesOf(catalogue);
  const apart = words.map((word) => namesIn(word, names));
  const parts = apart.flatMap((found) => found ?? []);
  return apart.includes(null) || parts.length <= words.length || parts.length > MAX_SEARCH_WORDS
    ? null
    : parts.join(' ');
}
