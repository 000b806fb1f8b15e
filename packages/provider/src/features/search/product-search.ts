import { otherKeyboard } from '@vitis/domain';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalog/catalogue.ts';
import { correctedWords, knownWords } from './corrections.ts';
import { type Found, match } from './match-words.ts';

export interface SearchResult extends Found {
  /** What was searched instead, where nothing matches as typed: other keys, another spelling, fewer words. */
  corrected: string | null;
}

/** Ranked search over the names of wines and of what they refer to; results are kept while the catalogue stands still. */
export function createProductSearch() {
  const known = new LRUCache<string, SearchResult>({
    max: 2_000,
    maxSize: 400_000,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });
  return (words: string, catalogue: Catalogue): SearchResult => {
    const key = `${catalogue.version} ${words}`;
    const found = known.get(key) ?? search(words, catalogue);
    known.set(key, found);
    return found;
  };
}

export type ProductSearch = ReturnType<typeof createProductSearch>;

function search(words: string, catalogue: Catalogue): SearchResult {
  const asTyped = match(words, catalogue);
  if (asTyped) return { ...asTyped, corrected: null };
  for (const other of [otherKeyboard, correctedWords, knownWords]) {
    const corrected = other(words, catalogue);
    const found = corrected === null ? undefined : match(corrected, catalogue);
    if (found) return { ...found, corrected };
  }
  return { ids: [], costs: [], references: [], nameCost: Number.POSITIVE_INFINITY, corrected: null };
}
