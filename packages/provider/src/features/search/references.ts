import {
  GramIndex,
  matchCost,
  type PreparedWord,
  type SearchForm,
  searchBigramsOf,
  searchForm,
} from '@vitis/domain';
import type { Translated } from '../../db/schema.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { IndexedProduct } from '../catalog/product-table.ts';
import { otherNames } from './synonyms.ts';

/** A thing beside wines that words may name. */
export type ReferenceKind = 'KIND' | 'COUNTRY' | 'AREA' | 'TYPE' | 'WINERY' | 'TASTE';

export interface Reference {
  kind: ReferenceKind;
  /** A country's code, a taste's word, anybody else's id. */
  key: number | string;
  /** Of a grape: every type that the menu shows as one with it. */
  ids?: readonly number[] | undefined;
  name: Translated;
  /** Its own names in all languages, taken apart. */
  own: readonly SearchForm[];
  /** What else it is called. */
  others: readonly SearchForm[];
  /** Places in the catalogue of the wines that are of it, ascending: half of what a list of numbers takes. */
  places: Uint32Array;
  /** What it has in advance of a wine's name: the more wines are of it, the more likely it is meant. */
  advance: number;
}

/** A reference that can be shown beside wines; a taste only says which wines come first. */
export type ShownReference = Reference & { kind: Exclude<ReferenceKind, 'TASTE'> };

export const isShown = (reference: Reference): reference is ShownReference => reference.kind !== 'TASTE';

export interface ReferenceMatch {
  reference: Reference;
  cost: number;
}

interface ReferenceIndex {
  references: readonly Reference[];
  grams: GramIndex;
}

/** A name that is not the thing's own costs this much more. */
const otherName = 10;
/** For each doubling of the wines. */
const advancePerDoubling = 3;
/** Wines of a shop in which a wine counts as one: in a larger one, shares stay what they are in a small one. */
const shopOfOnes = 600;
/** With fewer letters, what stands inside of a name is chance. */
const lettersForInside = 4;
/** Most references that words may mean: what comes after them nobody meant. */
const mostReferences = 40;

/** Wines are sweet from this level of five on. */
const sweetFrom = 4;
const sweet = 'SWEET';
const tastes: ReadonlyMap<string, { name: Translated }> = new Map([
  [sweet, { name: { 'ko-KR': '스위트', 'en-US': 'Sweet', 'zh-CN': '甜', 'zh-TW': '甜', 'ja-JP': '甘口' } }],
]);

/** Made once per catalogue. */
export const referencesOf = (() => {
  const known = new WeakMap<Catalogue, ReferenceIndex>();
  return (catalogue: Catalogue): ReferenceIndex => {
    const index = known.get(catalogue) ?? makeIndex(catalogue);
    known.set(catalogue, index);
    return index;
  };
})();

function makeIndex(catalogue: Catalogue): ReferenceIndex {
  const { kinds, countries, areas, types, wineries } = catalogue;
  const places = placesOf(catalogue);
  const share = Math.min(1, shopOfOnes / Math.max(1, catalogue.products.length));
  const references: Reference[] = [];
  const together = new Map(
    [...catalogue.typeGroups.values()].flatMap(({ ids }) => ids.map((id) => [id, ids] as const)),
  );
  const add = <Key extends number | string>(
    kind: ReferenceKind,
    entries: ReadonlyMap<Key, { name: Translated; nameEn?: string }>,
  ) => {
    for (const [key, { name, nameEn }] of entries) {
      const wines = places[kind].get(key);
      if (!wines) continue;
      const names = [...new Set([...Object.values(name), ...(nameEn ? [nameEn] : [])])];
      references.push({
        kind,
        key,
        ...(kind === 'TYPE' ? { ids: together.get(Number(key)) } : {}),
        name,
        own: names.map(searchForm),
        others: otherNames(names).map(searchForm),
        places: Uint32Array.from(wines),
        advance: advancePerDoubling * Math.log2(1 + wines.length * share),
      });
    }
  };
  add('KIND', kinds);
  add('COUNTRY', countries);
  add('AREA', areas);
  add('TYPE', types);
  add('WINERY', wineries);
  add('TASTE', tastes);

  const grams = GramIndex.builder();
  for (const { own, others } of references) grams.add(searchBigramsOf([...own, ...others]));
  return { references, grams: grams.build() };
}

/** Places of the wines of each thing, by its key. */
type PlacesByKey = Map<number | string, number[]>;

function placesOf({ products, areas }: Catalogue): Record<ReferenceKind, PlacesByKey> {
  const none = (): PlacesByKey => new Map();
  const places = { KIND: none(), COUNTRY: none(), AREA: none(), TYPE: none(), WINERY: none(), TASTE: none() };
  const add = (kind: ReferenceKind, key: number | string, place: number) => {
    const found = places[kind].get(key);
    if (found) found.push(place);
    else places[kind].set(key, [place]);
  };
  const addAll = (product: IndexedProduct, place: number) => {
    add('KIND', product.kindId, place);
    add('COUNTRY', product.countryCode, place);
    add('WINERY', product.wineryId, place);
    if ((product.sugarLevel ?? 0) >= sweetFrom) add('TASTE', sweet, place);
    for (const id of product.typeIds) add('TYPE', id, place);
    // What lies in an inner area lies in those around it.
    if (product.areaId !== null)
      for (const id of areas.get(product.areaId)?.path ?? []) add('AREA', id, place);
  };
  for (let place = 0; place < products.length; place += 1) addAll(products.at(place), place);
  return places;
}

/** What words name beside wines, the likeliest first. A thing of which there is no wine is not named. */
export function referenceMatches(query: PreparedWord, catalogue: Catalogue): ReferenceMatch[] {
  const { references, grams } = referencesOf(catalogue);
  const inside = query.whole.letters.length >= lettersForInside;
  const found: ReferenceMatch[] = [];
  for (const place of grams.holding(query.whole.text)) {
    const reference = references[place]!;
    const cost = Math.min(
      ...reference.own.map((form) => matchCost(query, form, { inside })),
      ...reference.others.map((form) => matchCost(query, form, { inside, folded: false }) + otherName),
    );
    if (cost === Number.POSITIVE_INFINITY) continue;
    found.push({ reference, cost: cost - reference.advance });
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, mostReferences);
}
