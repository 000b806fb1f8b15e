import type { Found } from './match-words.ts';

/** Found products with what is sold out behind its equals: of two that match as well, the one that can be had comes first. */
export function availableFirst(
  { ids, costs }: Pick<Found, 'ids' | 'costs'>,
  soldOut: ReadonlySet<number>,
): number[] {
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
