import { otherKeyboard } from '@vitis/domain';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalog/catalogue.ts';
import { correctedWords, knownWords } from './corrections.ts';
import { ALL, BEST, type Found, match } from './match-words.ts';
import { wordsApart } from './run-together.ts';
import { unsoldCountry } from './unsold-country.ts';

export interface SearchResult extends Found {
  /** What was searched instead, where nothing matches as typed: words apart, other keys, another spelling, fewer words. */
  corrected: string | null;
}

/** Nothing found, as it is kept. */
const NOTHING: Found = {
  ids: [],
  costs: [],
  references: [],
  nameCost: Number.POSITIVE_INFINITY,
  isCut: false,
};

/**
 * Ranked search over the names of wines and of what they refer to; results are kept while the catalogue stands still. By
 * default it finds the best matches; who narrows, counts or sorts them needs all.
 */
export function createProductSearch() {
  const sizeCalculation = ({ ids }: Found) => ids.length + 1;
  const known = new LRUCache<string, SearchResult>({ max: 2_000, maxSize: 400_000, sizeCalculation });
  // Where several words find nothing together, each is looked for by itself, and many share them.
  const matched = new LRUCache<string, Found>({ max: 500, maxSize: 100_000, sizeCalculation });
  // Half a dozen words that half of a shop of 100,000 wines answers: 8 MB.
  const all = new LRUCache<string, SearchResult>({ max: 500, maxSize: 500_000, sizeCalculation });

  const matchOnce = (words: string, catalogue: Catalogue): Found | undefined => {
    const key = `${catalogue.version} ${words}`;
    const found = matched.get(key) ?? match(words, catalogue) ?? NOTHING;
    matched.set(key, found);
    return found === NOTHING ? undefined : found;
  };

  return (words: string, catalogue: Catalogue, bounds = BEST): SearchResult => {
    const key = `${catalogue.version} ${words}`;
    const best = known.get(key) ?? search(words, catalogue, matchOnce);
    known.set(key, best);
    if (bounds === BEST || !best.isCut) return best;
    const { corrected } = best;
    const found = all.get(key) ?? { ...(match(corrected ?? words, catalogue, ALL) ?? NOTHING), corrected };
    all.set(key, found);
    return found;
  };
}

export type ProductSearch = ReturnType<typeof createProductSearch>;

function search(words: string, catalogue: Catalogue, matchOnce: typeof match): SearchResult {
  // Nothing that merely sounds alike: who asks for wine of Greece wants no Riesling in its place.
  if (unsoldCountry(words, catalogue) !== null) return { ...NOTHING, corrected: null };
  const asTyped = match(words, catalogue);
  if (asTyped) return { ...asTyped, corrected: null };
  for (const other of [wordsApart, otherKeyboard, correctedWords, knownWords]) {
    const corrected = other(words, catalogue, matchOnce);
    const found = corrected === null ? undefined : matchOnce(corrected, catalogue);
    if (found) return { ...found, corrected };
  }
  return { ...NOTHING, corrected: null };
}
