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

/** Stores, of which one may be chosen. */
export const storeChoices = (facets: ProductFacets, filter: WineFilter): Choice[] =>
  facets.stores.map(({ id, name, count }) => {
    const chosen = filter.idStore === id;
    return { key: `store-${id}`, name, count, chosen, depth: 0, change: { idStore: chosen ? null : id } };
  });
