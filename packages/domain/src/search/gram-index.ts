import { nearBigrams, prefixBigrams, queryBigrams } from './search-bigrams.ts';

type Places = Uint32Array;

const NOWHERE: Places = new Uint32Array(0);

/** Which texts hold which grams: finds the few that are worth comparing with a query. */
export class GramIndex {
  readonly #numbers: ReadonlyMap<string, number>;
  /** One list for all grams, tens of thousands of small ones being work for every garbage collection: those of gram `n` are from `starts[n]` to `starts[n + 1]`. */
  readonly #places: Places;
  readonly #starts: Uint32Array;

  private constructor(numbers: ReadonlyMap<string, number>, places: Places, starts: Uint32Array) {
    this.#numbers = numbers;
    this.#places = places;
    this.#starts = starts;
  }

  /** `add` takes the grams of one text after the other; the first has the place 0. */
  static builder() {
    const ids = new Map<string, number>();
    const counts: number[] = [];
    /** For every text the number of its grams, and then these. */
    const log = new GrowingNumbers();
    return {
      add(grams: readonly string[]): void {
        log.push(grams.length);
        for (const gram of grams) {
          let id = ids.get(gram);
          if (id === undefined) {
            id = ids.size;
            ids.set(gram, id);
            counts.push(0);
          }
          counts[id]! += 1;
          log.push(id);
        }
      },
      build(): GramIndex {
        const starts = new Uint32Array(counts.length + 1);
        for (const [id, count] of counts.entries()) starts[id + 1] = starts[id]! + count;
        const filled = starts.slice();
        const places = new Uint32Array(starts.at(-1)!);
        let place = -1;
        let left = 0;
        for (const page of log.pages()) {
          for (let at = 0; at < page.length; at += 1) {
            const number = page[at]!;
            if (left === 0) {
              place += 1;
              left = number;
              continue;
            }
            left -= 1;
            places[filled[number]!] = place;
            filled[number]! += 1;
          }
        }
        return new GramIndex(ids, places, starts);
      },
    };
  }

  /** Places of the texts that may begin with the query, ascending: the first `most` of them. */
  beginning(query: string, most = Number.POSITIVE_INFINITY): number[] {
    return this.#any(prefixBigrams(query), most);
  }

  /** Places of the texts that may answer the query, ascending: the first `most` of them. */
  holding(query: string, most = Number.POSITIVE_INFINITY): number[] {
    return this.#any(queryBigrams(query), most);
  }

  /** Places of the texts that may be the query with one wrong letter, ascending. */
  near(query: string): number[] {
    return this.#any(nearBigrams(query), Number.POSITIVE_INFINITY);
  }

  /** Places of the texts that hold all grams of one of these ways. */
  #any(ways: readonly string[][], most: number): number[] {
    const found = ways.map((grams) => this.#all(grams, most));
    if (found.length < 2) return found[0] ?? [];
    return [...new Set(found.flat())].sort((a, b) => a - b).slice(0, most);
  }

  #placesOf(gram: string): Places {
    const number = this.#numbers.get(gram);
    if (number === undefined) return NOWHERE;
    return this.#places.subarray(this.#starts[number], this.#starts[number + 1]);
  }

  #all(grams: readonly string[], most: number): number[] {
    const [fewest = NOWHERE, ...others] = grams
      .map((gram) => this.#placesOf(gram))
      .sort((a, b) => a.length - b.length);
    const from = others.map(() => 0);
    const found: number[] = [];
    for (const place of fewest) {
      if (found.length >= most) break;
      let everywhere = true;
      for (let other = 0; everywhere && other < others.length; other += 1) {
        const places = others[other]!;
        const at = firstAtLeast(places, place, from[other]!);
        from[other] = at;
        everywhere = places[at] === place;
      }
      if (everywhere) found.push(place);
    }
    return found;
  }
}

/** The first index from `from` on whose number is at least `wanted`: in strides that double, then by halves. */
function firstAtLeast(numbers: Places, wanted: number, from: number): number {
  let stride = 1;
  let low = from;
  while (low + stride < numbers.length && numbers[low + stride]! < wanted) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride, numbers.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A list of numbers that takes four bytes for each and never moves: one that doubles holds itself twice as it grows. */
class GrowingNumbers {
  static readonly #page = 65_536;
  readonly #pages: Uint32Array[] = [];
  #length = 0;

  push(number: number): void {
    const at = this.#length % GrowingNumbers.#page;
    if (at === 0) this.#pages.push(new Uint32Array(GrowingNumbers.#page));
    this.#pages.at(-1)![at] = number;
    this.#length += 1;
  }

  /** All numbers, in pieces. */
  pages(): Uint32Array[] {
    const used = this.#length % GrowingNumbers.#page;
    return this.#pages.map((page, at) =>
      used > 0 && at === this.#pages.length - 1 ? page.subarray(0, used) : page,
    );
  }
}
