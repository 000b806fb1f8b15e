import type { Language } from '@vitis/contracts';
import { normaliseForSearch, queryBigrams, rankMatches, searchBigrams, tierRank } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';

/** Kind, country, area, grape or winery that words may name. */
export type ReferenceKind = 'KIND' | 'COUNTRY' | 'AREA' | 'TYPE' | 'WINERY';

export interface Reference {
  kind: ReferenceKind;
  /** Code of a country, id of anything else. */
  key: number | string;
  texts: string[];
}

/** The references by their search grams: what the database does for wines, for what is in memory. */
interface ReferenceIndex {
  references: Reference[];
  places: Map<string, Set<number>>;
}

/** Fewest letters of a search: with fewer, everything would match. */
const fewestLetters = 2;

/** One wrong letter is forgiven in the name of a wine, not in that of a whole region. */
const weakest = tierRank('SYNONYM');

/** Made once per catalogue and language. */
const indexOf = (() => {
  const known = new WeakMap<Catalogue, Map<Language, ReferenceIndex>>();
  return (catalogue: Catalogue, language: Language): ReferenceIndex => {
    const byLanguage = known.get(catalogue) ?? new Map<Language, ReferenceIndex>();
    known.set(catalogue, byLanguage);
    const index = byLanguage.get(language) ?? makeIndex(referencesOf(catalogue, language));
    byLanguage.set(language, index);
    return index;
  };
})();

function makeIndex(references: Reference[]): ReferenceIndex {
  const places = new Map<string, Set<number>>();
  for (const [place, { texts }] of references.entries()) {
    for (const gram of searchBigrams(...texts)) {
      const found = places.get(gram);
      if (found) found.add(place);
      else places.set(gram, new Set([place]));
    }
  }
  return { references, places };
}

function referencesOf(catalogue: Catalogue, language: Language): Reference[] {
  const { kinds, countries, areas, types, wineries } = catalogue;
  const texts = (name: Parameters<typeof inLanguage>[0], ...more: string[]) => [
    ...new Set([inLanguage(name, language), name['ko-KR'], inLanguage(name, 'en-US'), ...more]),
  ];
  const listed = <Key extends number | string>(
    kind: ReferenceKind,
    entries: ReadonlyMap<Key, { name: Parameters<typeof inLanguage>[0]; nameEn?: string }>,
  ): Reference[] =>
    [...entries].map(([key, { name, nameEn }]) => ({
      kind,
      key,
      texts: texts(name, ...(nameEn ? [nameEn] : [])),
    }));
  return [
    ...listed('KIND', kinds),
    ...listed('COUNTRY', countries),
    ...listed('AREA', areas),
    ...listed('TYPE', types),
    ...listed('WINERY', wineries),
  ];
}

/** Kinds, countries, areas, grapes and wineries whose name answers the words, the best first. */
export function referenceMatches(words: string, catalogue: Catalogue, language: Language): Reference[] {
  if (normaliseForSearch(words).length < fewestLetters) return [];
  const { references, places } = indexOf(catalogue, language);
  const candidates = new Set(queryBigrams(words).flatMap((grams) => holdingAll(grams, places)));
  return rankMatches(
    words,
    [...candidates].sort((a, b) => a - b).map((place) => references[place]!),
    ({ texts }) => texts,
  )
    .filter(({ tier }) => tierRank(tier) <= weakest)
    .map(({ item }) => item);
}

/** Places that every one of the grams names. */
function holdingAll(grams: readonly string[], places: ReadonlyMap<string, Set<number>>): number[] {
  const found = grams.map((gram) => places.get(gram)).sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0));
  const [fewest, ...others] = found;
  if (!fewest || others.includes(undefined)) return [];
  return [...fewest].filter((place) => others.every((set) => set?.has(place)));
}
