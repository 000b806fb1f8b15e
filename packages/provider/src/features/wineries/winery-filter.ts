import {
  ALL_ID,
  type CheckedQueryOf,
  type Language,
  type listWineries,
  type WineryFacets,
} from '@vitis/contracts';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';

export type WineryQuery = CheckedQueryOf<typeof listWineries>;

/** Where a winery lies. */
export interface WinerySite {
  id: number;
  countryCode: string;
  areaId: number | null;
}

/** Outermost area around a site, or none. */
const regionOf = ({ areaId }: WinerySite, { areas }: Catalogue): number | undefined =>
  areaId === null ? undefined : areas.get(areaId)?.path[0];

/** The conditions of place of a query. Country and area hold together: an area of another country leaves nothing. */
export function placeConditions({ countryName, idProductionAreas }: WineryQuery, { areas }: Catalogue) {
  const codes = new Set(countryName ?? []);
  const areaIds = (idProductionAreas ?? []).filter((id) => id !== ALL_ID);
  const within = new Set(areaIds.flatMap((id) => areas.get(id)?.within ?? []));
  return {
    inCountry: ({ countryCode }: WinerySite) => codes.size === 0 || codes.has(countryCode),
    inArea: ({ areaId }: WinerySite) => areaIds.length === 0 || (areaId !== null && within.has(areaId)),
  };
}

/** Counts by country and by outermost area, in the order of the menus; places without a winery are left out. */
export function facetsOf(
  sites: readonly WinerySite[],
  query: WineryQuery,
  catalogue: Catalogue,
  language: Language,
): WineryFacets {
  const { inCountry, inArea } = placeConditions(query, catalogue);
  const byCountry = countBy(sites.filter(inArea), ({ countryCode }) => countryCode);
  const byRegion = countBy(sites.filter(inCountry), (site) => regionOf(site, catalogue));
  return {
    countries: [...catalogue.countries.values()].flatMap(({ code, name }) => {
      const count = byCountry.get(code);
      return count === undefined ? [] : [{ countryCode: code, name: inLanguage(name, language), count }];
    }),
    areas: [...catalogue.areas.values()].flatMap(({ id, countryCode, name }) => {
      const count = byRegion.get(id);
      return count === undefined ? [] : [{ id, countryCode, name: inLanguage(name, language), count }];
    }),
  };
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
