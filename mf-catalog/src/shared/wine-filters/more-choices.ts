import type { ProductFacets, WineFilter } from '@vitis/contracts';
import { type Choice, idChoice } from './filter-choices.ts';

export const sugarChoices = (
  facets: ProductFacets,
  filter: WineFilter,
  nameOf: (level: number) => string,
): Choice[] =>
  facets.sugarLevels.map(({ level, count }) =>
    idChoice(filter, 'sugarLevels', [level], { name: nameOf(level), count }),
  );

/**
 * Events or articles, of which one may be chosen. One that is chosen and not among those to choose from, an event that has
 * ended say, stands first.
 */
export function contentChoices(
  contents: readonly { id: number; title: string }[],
  filter: WineFilter,
  entry: 'idEvent' | 'idMagazine',
  chosenName: string,
  counts: readonly { id: number; count: number }[],
): Choice[] {
  const chosenId = filter[entry];
  const isListed = chosenId === null || contents.some(({ id }) => id === chosenId);
  return [...(isListed ? [] : [{ id: chosenId, title: chosenName }]), ...contents].map(({ id, title }) => {
    const chosen = id === chosenId;
    const counted = counts.find((one) => one.id === id);
    return {
      key: `${entry}-${id}`,
      name: title,
      ...(counted ? { count: counted.count } : {}),
      chosen,
      depth: 0,
      change: { [entry]: chosen ? null : id },
    };
  });
}

/** Wineries that were looked for, in their order, as far as they have wines under the other conditions. */
export const foundWineries = (
  ids: readonly number[],
  counted: ProductFacets['wineries'],
  filter: WineFilter,
): Choice[] =>
  ids.flatMap((id) => {
    const facet = counted.find((facet) => facet.id === id);
    return facet && (facet.count > 0 || filter.idWineries.includes(id))
      ? idChoice(filter, 'idWineries', [id], facet)
      : [];
  });

/** Stores, of which one may be chosen. */
export const storeChoices = (facets: ProductFacets, filter: WineFilter): Choice[] =>
  facets.stores.map(({ id, name, count }) => {
    const chosen = filter.idStore === id;
    return { key: `store-${id}`, name, count, chosen, depth: 0, change: { idStore: chosen ? null : id } };
  });
