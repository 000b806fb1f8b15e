import {
  type Language,
  type listWineries,
  parseSort,
  type SuccessOf,
  type WineryCard,
  type WineryDetail,
} from '@vitis/contracts';
import { collatorOf } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import { paged } from '../../http/paged.ts';
import type { Services } from '../../http/services.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { ProductService } from '../products/product.service.ts';
import type { ProductSearch } from '../search/product-search.ts';
import {
  bestProductsOf,
  findWineries,
  findWinery,
  type WineryRow,
  winerySites,
} from './winery.repository.ts';
import { facetsOf, placeConditions, type WineryQuery } from './winery-filter.ts';
import { wineriesCalled } from './winery-words.ts';

const winesShown = 12;

export function createWineryService(
  { database }: Services,
  cache: CatalogueCache,
  productService: ProductService,
  search: ProductSearch,
) {
  return {
    list: async (query: WineryQuery, language: Language): Promise<SuccessOf<typeof listWineries>> => {
      const [catalogue, sites] = await Promise.all([cache.current(), winerySites(database)]);
      const ranked = rankedIds(query, catalogue, language);
      const siteOf = new Map(sites.map((site) => [site.id, site]));
      const meant = ranked.flatMap((id) => siteOf.get(id) ?? []);
      const { inCountry, inArea } = placeConditions(query, catalogue);
      const ids = meant.filter((site) => inCountry(site) && inArea(site)).map(({ id }) => id);
      const { page, size } = query;
      const wanted = ids.slice(page * size, (page + 1) * size);
      const rows = new Map((await findWineries(database, wanted)).map((row) => [row.id, row]));
      const items = wanted.flatMap((id) => {
        const row = rows.get(id);
        return row ? [cardOf(row, catalogue, language)] : [];
      });
      return { ...paged(items, page, size, ids.length), facets: facetsOf(meant, query, catalogue, language) };
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
        homepage: row.homepage,
        products: await productService.cards(best, language),
      };
    },
  };

  function meantBy(words: string, catalogue: Catalogue, language: Language): number[] {
    const { references, corrected } = search(words, catalogue);
    return wineriesCalled(corrected ?? words, references, catalogue, language);
  }

  /** All that the words mean: best match first where words are given, by name or by number of wines otherwise. */
  function rankedIds(query: WineryQuery, catalogue: Catalogue, language: Language): number[] {
    const entries = [...catalogue.wineries.values()];
    const meant = query.q ? meantBy(query.q, catalogue, language) : undefined;
    if (meant && query.sort === undefined) return meant;
    const wanted = new Set(meant);
    const matching = meant ? entries.filter(({ id }) => wanted.has(id)) : entries;
    const { field, direction } = parseSort<'name' | 'products'>(query.sort ?? 'name');
    const collator = collatorOf(language);
    const byName = (a: (typeof entries)[number], b: (typeof entries)[number]) =>
      collator.compare(inLanguage(a.name, language), inLanguage(b.name, language));
    const sorted = matching.toSorted((a, b) =>
      field === 'name' ? byName(a, b) : a.productCount - b.productCount || byName(b, a),
    );
    return (direction === 'asc' ? sorted : sorted.reverse()).map(({ id }) => id);
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
    foundedYear: row.foundedYear,
    picture: row.picture,
    productCount: catalogue.wineries.get(row.id)?.productCount ?? 0,
  };
}
