import {
  ALL_ID,
  type CheckedQueryOf,
  type Language,
  type listWineries,
  parseSort,
  type WineryCard,
  type WineryDetail,
} from '@vitis/contracts';
import { collatorOf, rankMatches } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import type { Services } from '../../http/services.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { ProductService } from '../products/product.service.ts';
import {
  bestProductsOf,
  findWineries,
  findWinery,
  type WineryRow,
  winerySites,
} from './winery.repository.ts';

type WineryQuery = CheckedQueryOf<typeof listWineries>;

const winesShown = 12;

export function createWineryService(
  { database }: Services,
  cache: CatalogueCache,
  productService: ProductService,
) {
  return {
    list: async (query: WineryQuery, language: Language): Promise<PagedItems<WineryCard>> => {
      const catalogue = await cache.current();
      const ids = await orderedIds(query, catalogue, language);
      const { page, size } = query;
      const wanted = ids.slice(page * size, (page + 1) * size);
      const rows = new Map((await findWineries(database, wanted)).map((row) => [row.id, row]));
      const items = wanted.flatMap((id) => {
        const row = rows.get(id);
        return row ? [cardOf(row, catalogue, language)] : [];
      });
      return paged(items, page, size, ids.length);
    },

    detail: async (id: number, language: Language): Promise<WineryDetail> => {
      const [catalogue, row, best] = await Promise.all([
        cache.current(),
        findWinery(database, id),
        bestProductsOf(database, id, winesShown),
      ]);
      if (!row) throw notFound();
      return {
        ...cardOf(row, catalogue, language),
        description: inLanguage(row.description, language),
        foundedYear: row.foundedYear,
        homepage: row.homepage,
        products: await productService.cards(best, language),
      };
    },
  };

  /** Best match first where words are given, by name or by number of wines otherwise. */
  async function orderedIds(query: WineryQuery, catalogue: Catalogue, language: Language): Promise<number[]> {
    const inPlace = await placeFilter(query, catalogue);
    const entries = [...catalogue.wineries.values()].filter(({ id }) => inPlace(id));
    const matching = query.q
      ? rankMatches(query.q, entries, ({ name, nameEn }) => [
          inLanguage(name, language),
          name['ko-KR'],
          nameEn,
        ]).map(({ item }) => item)
      : entries;
    if (query.q && query.sort === undefined) return matching.map(({ id }) => id);
    const { field, direction } = parseSort<'name' | 'products'>(query.sort ?? 'name');
    const collator = collatorOf(language);
    const byName = (a: (typeof entries)[number], b: (typeof entries)[number]) =>
      collator.compare(inLanguage(a.name, language), inLanguage(b.name, language));
    const sorted = matching.toSorted((a, b) =>
      field === 'name' ? byName(a, b) : a.productCount - b.productCount || byName(b, a),
    );
    return (direction === 'asc' ? sorted : sorted.reverse()).map(({ id }) => id);
  }

  async function placeFilter(query: WineryQuery, catalogue: Catalogue): Promise<(id: number) => boolean> {
    const areaIds = (query.idProductionAreas ?? []).filter((id) => id !== ALL_ID);
    const codes = query.countryName ?? [];
    if (areaIds.length === 0 && codes.length === 0) return () => true;
    const within = new Set(areaIds.flatMap((id) => catalogue.areas.get(id)?.within ?? []));
    const found = (await winerySites(database)).filter(
      ({ countryCode, areaId }) =>
        (codes.length === 0 || codes.includes(countryCode)) &&
        (areaIds.length === 0 || (areaId !== null && within.has(areaId))),
    );
    const ids = new Set(found.map(({ id }) => id));
    return (id) => ids.has(id);
  }
}

function cardOf(row: WineryRow, catalogue: Catalogue, language: Language): WineryCard {
  const country = catalogue.countries.get(row.countryCode)!;
  const path = row.areaId === null ? [] : (catalogue.areas.get(row.areaId)?.path ?? []);
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    nameEn: row.nameEn,
    country: { countryCode: country.code, name: inLanguage(country.name, language) },
    areas: path.map((id) => ({ id, name: inLanguage(catalogue.areas.get(id)!.name, language) })),
    introduction: inLanguage(row.introduction, language),
    picture: row.picture,
    productCount: catalogue.wineries.get(row.id)?.productCount ?? 0,
  };
}
