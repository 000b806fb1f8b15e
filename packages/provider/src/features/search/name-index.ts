import { setImmediate as breathe } from 'node:timers/promises';
import { FormTable, GramIndex, searchBigramsOf, searchForm } from '@vitis/domain';

/** Names of wines and the products that carry them, in the order of the shop. */
export interface NameIndex {
  /** The entry of a product's names, by these. */
  entries: ReadonlyMap<string, number>;
  grams: GramIndex;
  /** The names of each entry, taken apart. */
  forms: FormTable;
  /** The entry of each product, by its place in the catalogue. */
  entryOf: Uint32Array;
  /** Places of the products of each entry: those of entry `e` from `starts[e]` to `starts[e + 1]`. */
  starts: Uint32Array;
  places: Uint32Array;
}

/** Names taken apart in one go, between breaths for calls. */
const chunk = 200;

/** Indexes the names of products, each product's on lines of one string: lists would take twice as much. Those that an older index has are not taken apart again: most changes change no name. */
export async function makeNameIndex(products: readonly string[], before?: NameIndex): Promise<NameIndex> {
  if (before && isOf(products, before)) return before;
  const entries = new Map<string, number>();
  const forms = FormTable.builder();
  const entryOf = new Uint32Array(products.length);
  const grams = GramIndex.builder();
  for (const [place, names] of products.entries()) {
    let entry = entries.get(names);
    if (entry === undefined) {
      entry = entries.size;
      entries.set(names, entry);
      const known = before?.entries.get(names);
      const taken = known === undefined ? names.split('\n').map(searchForm) : before!.forms.of(known);
      forms.add(taken);
      grams.add(searchBigramsOf(taken));
      if (entries.size % chunk === 0) await breathe();
    }
    entryOf[place] = entry;
  }
  return {
    entries,
    grams: grams.build(),
    forms: forms.build(),
    entryOf,
    ...placesByNumber(entryOf, entries.size),
  };
}

/** Whether an index is of these names in this order. */
const isOf = (products: readonly string[], { entries, entryOf }: NameIndex): boolean =>
  products.length === entryOf.length &&
  products.every((names, place) => entries.get(names) === entryOf[place]);

/** The places of each number, number by number, by counting. */
function placesByNumber(numberOf: Uint32Array, count: number): Pick<NameIndex, 'starts' | 'places'> {
  const starts = new Uint32Array(count + 1);
  for (const number of numberOf) starts[number + 1]! += 1;
  for (let number = 0; number < count; number += 1) starts[number + 1]! += starts[number]!;
  const filled = starts.slice();
  const places = new Uint32Array(numberOf.length);
  for (const [place, number] of numberOf.entries()) {
    places[filled[number]!] = place;
    filled[number]! += 1;
  }
  return { starts, places };
}
