import { nearBigrams, prefixBigrams, queryBigrams } from './search-bigrams.ts';

type Places = Uint32Array;

const NOWHERE: Places = new Uint32Array(0);

/** Which texts hold which grams: finds the few that are worth comparing with a query. */
export class GramIndex {
  readonly #places: ReadonlyMap<string, Places>;

  private constructor(places: ReadonlyMap<string, Places>) {
    this.#places = places;
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
        const lists = counts.map((count) => new Uint32Array(count));
        const filled = new Uint32Array(counts.length);
        const numbers = log.all();
        for (let at = 0, place = 0; at < numbers.length; place += 1) {
          const end = at + 1 + numbers[at]!;
          for (at += 1; at < end; at += 1) {
            const id = numbers[at]!;
            lists[id]![filled[id]!] = place;
            filled[id]! += 1;
          }
        }
        return new GramIndex(new Map([...ids].map(([gram, id]) => [gram, lists[id]!])));
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

  #all(grams: readonly string[], most: number): number[] {
    const [fewest = NOWHERE, ...others] = grams
      .map((gram) => this.#places.get(gram) ?? NOWHERE)
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

/** A list of numbers that takes four bytes for each. */
class GrowingNumbers {
  #numbers = new Uint32Array(1024);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
