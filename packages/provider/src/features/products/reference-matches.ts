import type { Language } from '@vitis/contracts';
import { normaliseForSearch, rankMatches, tierRank } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';

/** A thing beside wines that words may name. */
export type ReferenceKind = 'KIND' | 'COUNTRY' | 'AREA' | 'TYPE' | 'WINERY';

export interface ReferenceMatch {
  kind: ReferenceKind;
  /** A country's code, anybody else's id. */
  key: number | string;
  texts: string[];
  /** 0 is the best tier. */
  rank: number;
}

type Entry = Omit<ReferenceMatch, 'rank'>;

/** Fewer letters name everything. */
const fewestLetters = 2;

/** One wrong letter is forgiven in the name of a wine, not in that of a whole region. */
const weakest = tierRank('SYNONYM');

/** Names of the catalogue in a language and in English, made once per version and language. */
const entriesOf = (() => {
  const known = new WeakMap<Catalogue, Map<Language, Entry[]>>();
  return (catalogue: Catalogue, language: Language): Entry[] => {
    const byLanguage = known.get(catalogue) ?? new Map<Language, Entry[]>();
    known.set(catalogue, byLanguage);
    const entries = byLanguage.get(language) ?? listEntries(catalogue, language);
    byLanguage.set(language, entries);
    return entries;
  };
})();

function listEntries(catalogue: Catalogue, language: Language): Entry[] {
  const { kinds, countries, areas, types, wineries } = catalogue;
  const texts = (name: Parameters<typeof inLanguage>[0], ...more: string[]) => [
    ...new Set([inLanguage(name, language), name['ko-KR'], inLanguage(name, 'en-US'), ...more]),
  ];
  return [
    ...[...kinds.values()].map(({ id, name }): Entry => ({ kind: 'KIND', key: id, texts: texts(name) })),
    ...[...countries.values()].map(
      ({ code, name }): Entry => ({ kind: 'COUNTRY', key: code, texts: texts(name) }),
    ),
    ...[...areas.values()].map(({ id, name }): Entry => ({ kind: 'AREA', key: id, texts: texts(name) })),
    ...[...types.values()].map(({ id, name }): Entry => ({ kind: 'TYPE', key: id, texts: texts(name) })),
    ...[...wineries.values()].map(
      ({ id, name, nameEn }): Entry => ({ kind: 'WINERY', key: id, texts: texts(name, nameEn) }),
    ),
  ];
}

/** Kinds, countries, areas, grapes and wineries whose name answers the words, the best first. */
export function referenceMatches(words: string, catalogue: Catalogue, language: Language): ReferenceMatch[] {
  if (normaliseForSearch(words).length < fewestLetters) return [];
  return rankMatches(words, entriesOf(catalogue, language), ({ texts }) => texts)
    .map(({ item, tier }) => ({ ...item, rank: tierRank(tier) }))
    .filter(({ rank }) => rank <= weakest);
}
