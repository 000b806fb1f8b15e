import type { Found } from './match-words.ts';

type Ranked = Pick<Found, 'ids' | 'costs'>;

/** Found products with what is sold out behind its equals: of two that match as well, the one that can be had comes first. */
export const availableFirst = (() => {
  const known = new WeakMap<ReadonlySet<number>, WeakMap<Ranked, readonly number[]>>();
  return (found: Ranked, soldOut: ReadonlySet<number>): readonly number[] => {
    const sorted = known.get(soldOut) ?? new WeakMap<Ranked, readonly number[]>();
    known.set(soldOut, sorted);
    const ids = sorted.get(found) ?? sort(found, soldOut);
    sorted.set(found, ids);
    return ids;
  };
})();

function sort({ ids, costs }: Ranked, soldOut: ReadonlySet<number>): number[] {
  const sorted: number[] = [];
  let start = 0;
  while (start < ids.length) {
    const gone: number[] = [];
    let end = start;
    for (; end < ids.length && costs[end] === costs[start]; end += 1) {
      const id = ids[end]!;
      (soldOut.has(id) ? gone : sorted).push(id);
    }
    sorted.push(...gone);
    start = end;
  }
  return sorted;
}
