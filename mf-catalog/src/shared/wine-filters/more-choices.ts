import type { ProductFacets, WineFilter, WineryCard } from '@vitis/contracts';
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

/** Wineries that were looked for, as far as they have wines; those among the counted with their counts. */
export const foundWineries = (
  found: readonly Pick<WineryCard, 'id' | 'name' | 'productCount'>[],
  facets: ProductFacets,
  filter: WineFilter,
): Choice[] =>
  found
    .filter(({ productCount }) => productCount > 0)
    .map(({ id, name }) => {
      const count = facets.wineries.find((facet) => facet.id === id)?.count;
      return idChoice(filter, 'idWineries', [id], { name, count });
    });

/** Stores, of which one may be chosen. */
export const storeChoices = (facets: ProductFacets, filter: WineFilter): Choice[] =>
  facets.stores.map(({ id, name, count }) => {
    const chosen = filter.idStore === id;
    return { key: `store-${id}`, name, count, chosen, depth: 0, change: { idStore: chosen ? null : id } };
  });
