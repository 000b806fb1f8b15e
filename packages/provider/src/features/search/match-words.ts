import { MOST_FOUND } from '@vitis/contracts';
import { matchCost, type PreparedWord, prepareWord } from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { everyWord, type Meaning } from './every-word.ts';
import { readYear, type YearReading } from './read-year.ts';
import { type ReferenceMatch, referenceMatches } from './references.ts';
import { meantWords, otherSpellings } from './synonyms.ts';

/** What words find as they stand. */
export interface Found {
  /** Products on sale, the best match first; `MOST_FOUND` at most. */
  ids: readonly number[];
  /** What each of them costs; equals are told apart by who shows them. */
  costs: readonly number[];
  /** What the words name beside wines, the likeliest first. */
  references: readonly ReferenceMatch[];
  /** What the best wine costs by its own name, to be compared with the references' costs. */
  nameCost: number;
}

/** Names that are compared at most; each stands on several wines. */
const mostEntries = 400;
/** What costs so much more than the likeliest thing is not meant. */
const farthest = 24;
/** A label's word in another spelling costs this much more. */
const otherSpelling = 3;
/** Fewer wines than this, and each word is looked for by itself as well. */
const enough = 100;

/** What words find as they stand; a year among them is looked for where they are nobody's name. */
export function match(words: string, catalogue: Catalogue): Found | undefined {
  const meant = meantWords(words);
  const found = meantPhrase(words, meant, catalogue) ?? several(meant, catalogue);
  if (found) return found;
  for (const reading of readYear(words)) {
    const ofYear = inYear(reading, catalogue);
    if (ofYear) return ofYear;
  }
  return undefined;
}

function inYear({ words, isYear }: YearReading, catalogue: Catalogue): Found | undefined {
  const isOfYear = (place: number) => isYear(catalogue.products.at(place).vintage);
  if (words !== '') {
    const meant = meantWords(words);
    return meantPhrase(words, meant, catalogue, isOfYear) ?? several(meant, catalogue, isOfYear);
  }
  const costs = new Map<number, number>();
  for (let place = 0; place < catalogue.products.length && costs.size < MOST_FOUND; place += 1) {
    if (isOfYear(place)) costs.set(place, 0);
  }
  return foundOf(costs, [], 0, catalogue);
}

type Narrowing = ((place: number) => boolean) | undefined;

/** The words as one name as they stand, otherwise what is meant of them; the same words are not looked for twice. */
function meantPhrase(
  words: string,
  meant: readonly string[],
  catalogue: Catalogue,
  isWanted?: Narrowing,
): Found | undefined {
  const found = phrase(words, catalogue, isWanted);
  if (found || meant.join(' ') === words) return found;
  return phrase(meant.join(' '), catalogue, isWanted);
}

/** The words as one name: of wines, and of what they refer to. */
function phrase(words: string, catalogue: Catalogue, isWanted?: Narrowing): Found | undefined {
  const meanings = meaningsOf(words);
  const costs = new Map<number, number>();
  const references = new Map<ReferenceMatch['reference'], number>();
  for (const { query, extra } of meanings) {
    addNames(query, extra, catalogue, costs, isWanted);
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
  addReferences(matches, costs, isWanted);
  if (costs.size === 0) return undefined;
  if (costs.size < enough) {
    for (const [place, cost] of everyWord(
      meantWords(words).map(meaningsOf),
      catalogue,
      MOST_FOUND,
      isWanted,
    )) {
      if (!costs.has(place)) costs.set(place, cost);
    }
  }
  // A year narrows what a name means to wines.
  return foundOf(costs, isWanted ? [] : matches, nameCost, catalogue);
}

function several(words: readonly string[], catalogue: Catalogue, isWanted?: Narrowing): Found | undefined {
  return foundOf(everyWord(words.map(meaningsOf), catalogue, MOST_FOUND, isWanted), [], 0, catalogue);
}

function meaningsOf(words: string): Meaning[] {
  return [
    { query: prepareWord(words), extra: 0 },
    ...otherSpellings(words).map((other) => ({ query: prepareWord(other), extra: otherSpelling })),
  ];
}

/** Adds the wines whose names answer: those that begin so before all others, in the order of the shop. */
function addNames(
  query: PreparedWord,
  extra: number,
  { names }: Catalogue,
  costs: Map<number, number>,
  isWanted: Narrowing,
): void {
  const { grams, forms, starts, places } = names;
  const { text } = query.whole;
  const beginning = grams.beginning(text, mostEntries);
  const others = beginning.length < mostEntries ? grams.holding(text, mostEntries) : [];
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
}

/** Adds the wines of what is named; one that is also called so comes first among them. */
function addReferences(
  matches: readonly ReferenceMatch[],
  costs: Map<number, number>,
  isWanted: Narrowing,
): void {
  const called = new Map(costs);
  let room = MOST_FOUND;
  for (const { reference, cost } of matches) {
    for (const place of reference.places) {
      if (room === 0) return;
      if (isWanted?.(place) === false) continue;
      const own = called.get(place);
      const bonus = own === undefined ? 0 : 2 - own / 100;
      const both = Math.min(own ?? cost, cost) - bonus;
      const known = costs.get(place);
      if (known === undefined || both < known) costs.set(place, both);
      room -= 1;
    }
  }
}

/** The cheapest first, equals in the order of the shop. */
function foundOf(
  costs: ReadonlyMap<number, number>,
  references: readonly ReferenceMatch[],
  nameCost: number,
  { products }: Catalogue,
): Found | undefined {
  if (costs.size === 0) return undefined;
  const sorted = [...costs].sort(([a, one], [b, other]) => one - other || a - b).slice(0, MOST_FOUND);
  return {
    ids: sorted.map(([place]) => products.ids[place]!),
    costs: sorted.map(([, cost]) => cost),
    references,
    nameCost,
  };
}
