import { type Language, MOST_WINERIES_COUNTED, type ProductFacets } from '@vitis/contracts';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { FacetCounts, Group } from './product-facets.ts';
import type { ProductQuery } from './product-filter.ts';

/** What a query chooses in each group: it stays among the counts where it counts nothing, so that it can be taken off. */
function chosenBy(query: ProductQuery, { areas, types }: Catalogue): Record<Group, Set<number | string>> {
  const areaIds = (query.idProductionAreas ?? []).flatMap((id) => areas.get(id)?.path ?? []);
  return {
    kinds: new Set(query.idKinds),
    countries: new Set([
      ...(query.countryName ?? []),
      ...areaIds.flatMap((id) => areas.get(id)?.countryCode ?? []),
    ]),
    areas: new Set(areaIds),
    types: new Set(query.idTypes?.flatMap((id) => types.get(id)?.groupCode ?? [])),
    wineries: new Set(query.idWineries),
    levels: new Set(query.idLevels),
    featureds: new Set(query.idFeatureds),
    volumes: new Set(query.idVolumes),
    stores: new Set(query.idStore === undefined ? [] : [query.idStore]),
    sugarLevels: new Set(query.sugarLevels),
  };
}

/** Names of the contents that a query names, by parameter. */
export type ContentNames = Pick<ProductFacets['linked'], 'idEvent' | 'idMagazine'>;

/** The counts with names, in menu order; what counts nothing is left out unless the query chooses it. */
export function nameFacets(
  found: FacetCounts,
  catalogue: Catalogue,
  language: Language,
  query: ProductQuery,
  contents: ContentNames = {},
): ProductFacets {
  const { counts } = found;
  const chosen = chosenBy(query, catalogue);
  const listed = <Key extends number | string, Entry, Row>(
    entries: ReadonlyMap<Key, Entry>,
    group: Group,
    row: (entry: Entry, count: number) => Row,
  ): Row[] => {
    const rows: Row[] = [];
    for (const [key, entry] of entries) {
      const count = counts[group].get(key) ?? (chosen[group].has(key) ? 0 : undefined);
      if (count !== undefined) rows.push(row(entry, count));
    }
    return rows;
  };
  const named = ({ id, name }: { id: number; name: Parameters<typeof inLanguage>[0] }, count: number) => ({
    id,
    name: inLanguage(name, language),
    count,
  });
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const range = (ends: [number, number] | null) => ends && { min: ends[0], max: ends[1] };

  return {
    kinds: listed(catalogue.kinds, 'kinds', (entry, count) => ({ ...named(entry, count), code: entry.code })),
    countries: listed(catalogue.countries, 'countries', ({ code, name }, count) => ({
      countryCode: code,
      name: inLanguage(name, language),
      count,
    })),
    areas: listed(catalogue.areas, 'areas', (entry, count) => ({
      ...named(entry, count),
      countryCode: entry.countryCode,
      idParent: entry.parentId,
    })),
    types: listed(catalogue.typeGroups, 'types', ({ ids, name }, count) => ({
      ids,
      name: inLanguage(name, language),
      count,
    })).sort(byCount),
    wineries: wineriesOf(counts.wineries, chosen.wineries)
      .flatMap(([id, count]) => {
        const winery = catalogue.wineries.get(Number(id));
        return winery ? [named(winery, count)] : [];
      })
      .sort(byCount),
    levels: listed(catalogue.levels, 'levels', named),
    featureds: listed(catalogue.featureds, 'featureds', named),
    volumes: listed(catalogue.volumes, 'volumes', named),
    stores: listed(catalogue.stores, 'stores', named),
    sugarLevels: [...new Set([...counts.sugarLevels.keys(), ...chosen.sugarLevels])]
      .map((level) => ({ level: Number(level), count: counts.sugarLevels.get(level) ?? 0 }))
      .sort((a, b) => a.level - b.level),
    vip: found.vip,
    inStock: found.inStock,
    linked: {
      ...contents,
      ...nameOf('idWinery', catalogue.wineries, query.idWinery, language),
      ...nameOf('idStore', catalogue.stores, query.idStore, language),
    },
    alcohol: range(found.alcohol),
    score: range(found.score),
    ...(found.prices ? { prices: found.prices } : {}),
  };
}

/** Those with the most wines, and those that are chosen: of thousands, only what is shown is named. */
function wineriesOf(
  counts: FacetCounts['counts']['wineries'],
  chosen: ReadonlySet<number | string>,
): [number | string, number][] {
  const shown = new Set([...[...counts.keys()].slice(0, MOST_WINERIES_COUNTED), ...chosen]);
  return [...shown].map((id) => [id, counts.get(id) ?? 0]);
}

/** The name of what a parameter names; nothing where there is no such thing. */
function nameOf<Name extends string>(
  parameter: Name,
  entries: ReadonlyMap<number, { name: Parameters<typeof inLanguage>[0] }>,
  id: number | undefined,
  language: Language,
): { [N in Name]?: string } {
  const entry = id === undefined ? undefined : entries.get(id);
  return (entry ? { [parameter]: inLanguage(entry.name, language) } : {}) as { [N in Name]?: string };
}
