import { matchCost, type PreparedWord, prepareWord } from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { everyWord, type Meaning } from './every-word.ts';
import { readYear, type YearReading } from './read-year.ts';
import { type ReferenceMatch, referenceMatches } from './references.ts';
import { meantWords, otherSpellings } from './synonyms.ts';

/** What words find as they stand. */
export interface Found {
  /** Products on sale, the best match first. */
  ids: readonly number[];
  /** What each of them costs; equals are told apart by who shows them. */
  costs: readonly number[];
  /** What the words name beside wines, the likeliest first. */
  references: readonly ReferenceMatch[];
  /** What the best wine costs by its own name, to be compared with the references' costs. */
  nameCost: number;
  /** Whether there may be wines beyond the bounds. */
  isCut: boolean;
}

/** How much is looked through. */
export interface Bounds {
  wines: number;
  /** Names that are compared; each stands on several wines. */
  names: number;
}

/** For who looks at the best matches: nobody reads further. */
export const BEST: Bounds = { wines: 1_000, names: 400 };
/** For who narrows or sorts what is found. */
export const ALL: Bounds = { wines: Number.POSITIVE_INFINITY, names: Number.POSITIVE_INFINITY };

/** What costs so much more than the likeliest thing is not meant. */
const farthest = 24;
/** A label's word in another spelling costs this much more. */
const otherSpelling = 3;
/** Fewer wines than this, and each word is looked for by itself as well. */
const enough = 100;

/** What words find as they stand; a year among them is looked for where they are nobody's name. */
export function match(words: string, catalogue: Catalogue, bounds = BEST): Found | undefined {
  const meant = meantWords(words);
  const found = meantPhrase(words, meant, catalogue, bounds) ?? several(meant, catalogue, bounds);
  if (found) return found;
  for (const reading of readYear(words)) {
    const ofYear = inYear(reading, catalogue, bounds);
    if (ofYear) return ofYear;
  }
  return undefined;
}

function inYear({ words, isYear }: YearReading, catalogue: Catalogue, bounds: Bounds): Found | undefined {
  const isOfYear = (place: number) => isYear(catalogue.products.at(place).vintage);
  if (words !== '') {
    const meant = meantWords(words);
    return (
      meantPhrase(words, meant, catalogue, bounds, isOfYear) ?? several(meant, catalogue, bounds, isOfYear)
    );
  }
  const costs = new Map<number, number>();
  for (let place = 0; place < catalogue.products.length && costs.size < bounds.wines; place += 1) {
    if (isOfYear(place)) costs.set(place, 0);
  }
  return foundOf(costs, [], 0, catalogue, bounds);
}

type Narrowing = ((place: number) => boolean) | undefined;

/** The words as one name as they stand, otherwise what is meant of them; the same words are not looked for twice. */
function meantPhrase(
  words: string,
  meant: readonly string[],
  catalogue: Catalogue,
  bounds: Bounds,
  isWanted?: Narrowing,
): Found | undefined {
  const found = phrase(words, catalogue, bounds, isWanted);
  if (found || meant.join(' ') === words) return found;
  return phrase(meant.join(' '), catalogue, bounds, isWanted);
}

/** The words as one name: of wines, and of what they refer to. */
function phrase(
  words: string,
  catalogue: Catalogue,
  bounds: Bounds,
  isWanted?: Narrowing,
): Found | undefined {
  const meanings = meaningsOf(words);
  const costs = new Map<number, number>();
  const references = new Map<ReferenceMatch['reference'], number>();
  let isCut = false;
  for (const { query, extra } of meanings) {
    isCut = addNames(query, extra, catalogue, costs, bounds.names, isWanted) || isCut;
    for (const { reference, cost } of referenceMatches(query, catalogue)) {
      references.set(
        reference,
        Math.min(references.get(reference) ?? Number.POSITIVE_INFINITY, cost + extra),
      );
    }
  }
  const nameCost = Math.min(...costs.values());
  const sorted = [...references]
    .map(([reference, cost]) => ({ reference, cost }))
    .sort((a, b) => a.cost - b.cost);
  const matches = sorted.filter(({ cost }) => cost <= sorted[0]!.cost + farthest);
  isCut = addReferences(matches, costs, bounds.wines, isWanted) || isCut;
  if (costs.size === 0) return undefined;
  if (costs.size < enough) {
    for (const [place, cost] of everyWord(
      meantWords(words).map(meaningsOf),
      catalogue,
      bounds.wines,
      isWanted,
    )) {
      if (!costs.has(place)) costs.set(place, cost);
    }
  }
  // A year narrows what a name means to wines.
  const found = foundOf(costs, isWanted ? [] : matches, nameCost, catalogue, bounds);
  return isCut && found ? { ...found, isCut } : found;
}

function several(
  words: readonly string[],
  catalogue: Catalogue,
  bounds: Bounds,
  isWanted?: Narrowing,
): Found | undefined {
  const costs = everyWord(words.map(meaningsOf), catalogue, bounds.wines, isWanted);
  return foundOf(costs, [], 0, catalogue, bounds);
}

function meaningsOf(words: string): Meaning[] {
  return [
    { query: prepareWord(words), extra: 0 },
    ...otherSpellings(words).map((other) => ({ query: prepareWord(other), extra: otherSpelling })),
  ];
}

/**
 * Adds the wines whose names answer: those that begin so before all others, in the order of the shop. Answers whether more
 * names than `most` may.
 */
function addNames(
  query: PreparedWord,
  extra: number,
  { names }: Catalogue,
  costs: Map<number, number>,
  most: number,
  isWanted: Narrowing,
): boolean {
  const { grams, forms, starts, places } = names;
  const { text } = query.whole;
  const beginning = grams.beginning(text, most);
  const others = beginning.length < most ? grams.holding(text, most) : [];
  const entries = new Set([...beginning, ...others]);
  for (const entry of entries) {
    let cost = Number.POSITIVE_INFINITY;
    for (const form of forms.of(entry)) cost = Math.min(cost, matchCost(query, form) + extra);
    if (cost === Number.POSITIVE_INFINITY) continue;
    for (let at = starts[entry]!; at < starts[entry + 1]!; at += 1) {
      const place = places[at]!;
      if (isWanted?.(place) === false) continue;
      costs.set(place, Math.min(cost, costs.get(place) ?? cost));
    }
  }
  return Math.max(beginning.length, others.length) >= most;
}

/** Adds the wines of what is named; one that is also called so comes first among them. Answers whether more than `most` are. */
function addReferences(
  matches: readonly ReferenceMatch[],
  costs: Map<number, number>,
  most: number,
  isWanted: Narrowing,
): boolean {
  const called = new Map(costs);
  let room = most;
  for (const { reference, cost } of matches) {
    for (const place of reference.places) {
      if (room === 0) return true;
      if (isWanted?.(place) === false) continue;
      const own = called.get(place);
      const bonus = own === undefined ? 0 : 2 - own / 100;
      const both = Math.min(own ?? cost, cost) - bonus;
      const known = costs.get(place);
      if (known === undefined || both < known) costs.set(place, both);
      room -= 1;
    }
  }
  return false;
}

/** The cheapest first, equals in the order of the shop. */
function foundOf(
  costs: ReadonlyMap<number, number>,
  references: readonly ReferenceMatch[],
  nameCost: number,
  { products }: Catalogue,
  { wines }: Bounds,
): Found | undefined {
  if (costs.size === 0) return undefined;
  // A reference gives its cost to thousands of wines: to sort these by number is a fifth of the work of comparing pairs.
  const byCost = new Map<number, number[]>();
  for (const [place, cost] of costs) {
    const equals = byCost.get(cost);
    if (equals) equals.push(place);
    else byCost.set(cost, [place]);
  }
  const found: { ids: number[]; costs: number[] } = { ids: [], costs: [] };
  for (const cost of [...byCost.keys()].sort((one, other) => one - other)) {
    for (const place of Uint32Array.from(byCost.get(cost)!).sort()) {
      if (found.ids.length === wines) break;
      found.ids.push(products.ids[place]!);
      found.costs.push(cost);
    }
  }
  return {
    ...found,
    references,
    nameCost,
    // As many as were wanted: where the names and references stopped, and where the slice did.
    isCut: costs.size >= wines,
  };
}
