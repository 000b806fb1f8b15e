import type { Loaded } from '@vitis/platform/data';

/**
 * What is known of a list whose rows stay until the next ones are there: that there were none says nothing of the next
 * question, which is on its way.
 */
export function answered<Page extends { _embedded: { items: readonly unknown[] } }>(
  list: Loaded<Page>,
): Loaded<Page> {
  if (list.status !== 'ready' || list.data._embedded.items.length > 0 || !list.isStale) return list;
  const { refresh, isRefreshing } = list;
  return { status: 'loading', data: undefined, error: undefined, refresh, isRefreshing };
}
