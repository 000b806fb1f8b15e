import type { ProductFacets, WineFilter } from '@vitis/contracts';

/** A title of more names than these says less. */
const MOST_NAMES = 4;

/** What the list is narrowed to, by name: origin first, then kind, grapes, makers and what else has one. */
function chosenNames(filter: WineFilter, facets: ProductFacets): string[] {
  const inGroup = (ids: readonly number[], group: readonly { id: number; name: string }[]) =>
    group.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return [
    ...facets.countries.filter((one) => filter.countryName.includes(one.countryCode)).map(({ name }) => name),
    ...inGroup(filter.idProductionAreas, facets.areas),
    ...inGroup(filter.idKinds, facets.kinds),
    ...facets.types
      .filter(({ ids }) => filter.idTypes.some((id) => ids.includes(id)))
      .map(({ name }) => name),
    ...inGroup(filter.idWineries, facets.wineries),
    ...inGroup(filter.idLevels, facets.levels),
    ...inGroup(filter.idFeatureds, facets.featureds),
    ...inGroup(filter.idVolumes, facets.volumes),
    ...Object.values(facets.linked).flatMap((name) => name ?? []),
  ];
}

/**
 * What the list is called by its conditions; empty where they say nothing. The heading that a link brings counts while
 * it is the name of one of them: anybody can write another into an address. Without the names it says nothing, either.
 */
export function titleOf(filter: WineFilter, facets: ProductFacets | undefined): string {
  if (facets === undefined) return '';
  const names = chosenNames(filter, facets);
  return names.includes(filter.title) ? filter.title : names.slice(0, MOST_NAMES).join(' · ');
}

/** The one name that the list goes by beside its filters: its kind, its area or country, or the only condition. */
export function headingName(filter: WineFilter, facets: ProductFacets): string | undefined {
  const only = <Choice>(choices: readonly Choice[]) => (choices.length === 1 ? choices[0] : undefined);
  const kind = only(filter.idKinds);
  const area = only(filter.idProductionAreas);
  const code = only(filter.countryName);
  const named =
    facets.kinds.find(({ id }) => id === kind) ??
    facets.areas.find(({ id }) => id === area) ??
    facets.countries.find(({ countryCode }) => countryCode === code);
  return named?.name ?? only(chosenNames(filter, facets));
}
