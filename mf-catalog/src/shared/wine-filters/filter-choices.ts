import { type ProductFacets, WINE_LIST, type WineEntry, type WineFilter } from '@vitis/contracts';
import type { FiltersProps } from './use-wine-filter.ts';

/** One line of a filter: what it is called, how many wines it would show, and what choosing it changes. */
export interface Choice {
  key: string;
  name: string;
  /** Left out where it is not known. */
  count?: number;
  chosen: boolean;
  /** Inside another choice: an area of a country. */
  depth: 0 | 1 | 2;
  change: Partial<WineFilter>;
}

const without = <Value>(list: readonly Value[], values: readonly Value[]) =>
  list.filter((item) => !values.includes(item));

export function idChoice(
  filter: WineFilter,
  group: WineEntry<'ids'>,
  ids: readonly number[],
  facet: { name: string; count?: number | undefined },
  depth: Choice['depth'] = 0,
): Choice {
  const chosen = ids.some((id) => filter[group].includes(id));
  const rest = without(filter[group], ids);
  return {
    key: `${group}-${ids.join('-')}`,
    name: facet.name,
    ...(facet.count === undefined ? {} : { count: facet.count }),
    chosen,
    depth,
    change: { [group]: chosen ? rest : [...rest, ...ids] },
  };
}

/** Groups whose counts are named by what they count. */
export type SimpleGroup = 'idKinds' | 'idWineries' | 'idLevels' | 'idFeatureds' | 'idVolumes';

export const simpleChoices = (facets: ProductFacets, filter: WineFilter, group: SimpleGroup): Choice[] =>
  facets[WINE_LIST[group].facet].map((facet) => idChoice(filter, group, [facet.id], facet));

export const typeChoices = (facets: ProductFacets, filter: WineFilter): Choice[] =>
  facets.types.map((facet) => idChoice(filter, 'idTypes', facet.ids, facet));

/** Conditions that hold or don't; one that would leave nothing is not offered, and only a buyer has bought before. */
export function flagChoices(
  { facets, filter, bought }: Pick<FiltersProps, 'facets' | 'filter' | 'bought'>,
  isBuyer: boolean,
  nameOf: (flag: WineEntry<'flag'>) => string,
): Choice[] {
  const flag = (name: WineEntry<'flag'>, count?: number): Choice[] =>
    filter[name] || count !== 0
      ? [
          {
            key: name,
            name: nameOf(name),
            ...(count === undefined ? {} : { count }),
            chosen: filter[name],
            depth: 0,
            change: { [name]: !filter[name] },
          },
        ]
      : [];
  return [
    ...flag('inStock', facets.inStock),
    ...(isBuyer ? flag('bought', bought) : []),
    ...flag('vip', facets.vip),
  ];
}

/**
 * Countries; below a chosen one its areas, below a chosen area what lies inside it. An area narrows its country, which is
 * chosen while it is all of it.
 */
export function originChoices(
  facets: ProductFacets,
  filter: WineFilter,
  allOf: (country: string) => string,
): Choice[] {
  const areasIn = (idParent: number | null, countryCode: string, depth: 1 | 2): Choice[] =>
    facets.areas
      .filter((area) => area.idParent === idParent && area.countryCode === countryCode)
      .flatMap((area) => {
        const choice = idChoice(filter, 'idProductionAreas', [area.id], area, depth);
        const inner = depth === 1 ? areasIn(area.id, countryCode, 2) : [];
        const open = choice.chosen || inner.some(({ chosen }) => chosen);
        return open ? [choice, ...inner] : [choice];
      });

  return facets.countries.flatMap(({ countryCode, name, count }) => {
    const ownIds = facets.areas.filter((area) => area.countryCode === countryCode).map(({ id }) => id);
    const others = without(filter.countryName, [countryCode]);
    const idProductionAreas = without(filter.idProductionAreas, ownIds);
    const named = others.length < filter.countryName.length;
    const narrowed = idProductionAreas.length < filter.idProductionAreas.length;
    const chosen = named && !narrowed;
    const country: Choice = {
      key: `country-${countryCode}`,
      name: named || narrowed ? allOf(name) : name,
      count,
      chosen,
      depth: 0,
      change: { countryName: chosen ? others : [...others, countryCode], idProductionAreas },
    };
    return named || narrowed ? [country, ...areasIn(null, countryCode, 1)] : [country];
  });
}
