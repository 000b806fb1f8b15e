import type { Wish } from '@vitis/contracts';

/** A wish that was taken off a moment ago, and where it stood. */
export interface Removed {
  wish: Wish;
  index: number;
}

/**
 * The rows of a page with those that were just taken off still in their places, so that nothing slips under the
 * pointer and each can be brought back, whether or not the provider's list has them any more.
 */
export function rowsWithRemoved(
  items: readonly Wish[],
  removed: ReadonlyMap<number, Removed>,
): { wish: Wish; isRemoved: boolean }[] {
  const rows = items
    .filter(({ idProduct }) => !removed.has(idProduct))
    .map((wish) => ({ wish, isRemoved: false }));
  for (const { wish, index } of [...removed.values()].sort((one, other) => one.index - other.index))
    rows.splice(index, 0, { wish, isRemoved: true });
  return rows;
}

/** How many wines are wished: what the provider counts, less those that it still lists and the person took off. */
export function wishedCount(
  total: number,
  items: readonly Wish[],
  removed: ReadonlyMap<number, Removed>,
): number {
  return total - items.filter(({ idProduct }) => removed.has(idProduct)).length;
}
