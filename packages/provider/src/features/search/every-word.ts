import { MAX_SEARCH_WORDS, matchCost, type PreparedWord } from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { referenceMatches } from './references.ts';

/** A spelling of a word, and what it costs more than the one that was typed. */
export interface Meaning {
  query: PreparedWord;
  extra: number;
}

/** Words that are met one by one cost this much more than one name. */
const apart = 60;

/** Costs of references fit into a byte between these; none is the highest byte. */
const zero = 100;
const none = 255;

/**
 * `보르도 메를로`: places of wines in which each word is answered by another thing, with what that costs; at most `most`,
 * in the order of the shop.
 */
export function everyWord(
  words: readonly (readonly Meaning[])[],
  catalogue: Catalogue,
  most: number,
  isWanted?: (place: number) => boolean,
): Map<number, number> {
  const found = new Map<number, number>();
  if (words.length < 2 || words.length > MAX_SEARCH_WORDS) return found;
  const { length } = catalogue.products;
  const { grams, starts, places, entryOf, forms } = catalogue.names;

  const answers = words.map((meanings) =>
    meanings.map(({ query, extra }) => ({
      extra,
      references: referenceMatches(query, catalogue),
      entries: grams.holding(query.whole.text),
    })),
  );
  const isAnswered = answers.every((ofWord) =>
    ofWord.some(({ references, entries }) => references.length > 0 || entries.length > 0),
  );
  if (!isAnswered) return found;

  // Wines that every word so far may answer, and what each word's references cost them.
  const answered = new Uint8Array(length);
  const byReference = words.map(() => new Uint8Array(length).fill(none));
  for (const [word, ofWord] of answers.entries()) {
    const costs = byReference[word]!;
    const mark = (place: number) => {
      if (answered[place] === word) answered[place] = word + 1;
    };
    for (const { extra, references, entries } of ofWord) {
      for (const { reference, cost } of references) {
        const byte = Math.round(Math.min(none - 1, Math.max(0, cost + extra + zero)));
        for (const place of reference.places) {
          mark(place);
          if (byte < costs[place]!) costs[place] = byte;
        }
      }
      for (const entry of entries) {
        for (let at = starts[entry]!; at < starts[entry + 1]!; at += 1) mark(places[at]!);
      }
    }
  }

  const nameCosts = words.map(() => new Map<number, number>());
  const nameCost = (word: number, entry: number): number => {
    const known = nameCosts[word]!.get(entry);
    if (known !== undefined) return known;
    const names = forms.of(entry);
    const costs = words[word]!.flatMap(({ query, extra }) =>
      names.map((form) => matchCost(query, form) + extra),
    );
    const cost = Math.min(...costs);
    nameCosts[word]!.set(entry, cost);
    return cost;
  };
  const next = (place: number) => answered.indexOf(words.length, place);
  for (let place = next(0); place >= 0 && found.size < most; place = next(place + 1)) {
    if (isWanted?.(place) === false) continue;
    let sum = 0;
    for (const [word, costs] of byReference.entries()) {
      const byte = costs[place]!;
      sum += Math.min(
        byte === none ? Number.POSITIVE_INFINITY : byte - zero,
        nameCost(word, entryOf[place]!),
      );
    }
    if (sum !== Number.POSITIVE_INFINITY) found.set(place, apart + sum / words.length);
  }
  return found;
}
