import {
  DEFAULT_LANGUAGE,
  type Language,
  type ProductCard,
  type ProductDetail,
  type ProductFacets,
} from '@vitis/contracts';
import { LRUCache } from 'lru-cache';
import { inLanguage, wordsInLanguage } from '../../db/in-language.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { forbidden, notFound, ProblemError } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import {
  countProducts,
  findProduct,
  otherVintages,
  pageOfProductIds,
  productOrder,
} from './product.repository.ts';
import { availabilityOf, cardOf, productCards } from './product-cards.ts';
import { countFacets, type FacetCounts, nameFacets } from './product-facets.ts';
import { everyCondition, type ProductQuery, priceJoins, productConditions } from './product-filter.ts';
import type { ProductSearch } from './product-search.ts';

export type ProductService = ReturnType<typeof createProductService>;

/** What visitors and members see of wines. Prices are not among it, but members may filter and sort by their own. */
export function createProductService({ database }: Services, cache: CatalogueCache, search: ProductSearch) {
  /** Counts by filter; a change of the catalogue makes them unreachable. */
  const counted = new LRUCache<string, FacetCounts>({ max: 1_000 });
  const totals = new LRUCache<string, number>({ max: 5_000 });

  const list = async (
    query: ProductQuery,
    session: Session | null,
    language: Language,
  ): Promise<PagedItems<ProductCard> & { facets?: ProductFacets }> => {
    const catalogue = await cache.current();
    const group = priceGroup(query, session, catalogue);
    const words = query.q || query.title;
    const ranked = words ? (await search(words, catalogue, language)).ids : undefined;
    const conditions = productConditions(query, catalogue, ranked);
    const byPrice = query.sort?.startsWith('price') || conditions.facets.price !== undefined;
    const prices = group === null ? undefined : priceJoins(group, catalogue.standardGroupId);
    const { page, size, sort, facets: wanted, ...filter } = query;
    const key = JSON.stringify([catalogue.version, group, filter, words ? language : '']);

    const [ids, total, facets] = await Promise.all([
      pageOfProductIds(database, {
        where: everyCondition(conditions),
        prices: byPrice ? prices : undefined,
        order: productOrder(sort, language, ranked),
        page,
        size,
      }),
      wanted
        ? undefined
        : kept(totals, key, () =>
            countProducts(database, everyCondition(conditions), byPrice ? prices : undefined),
          ),
      wanted ? kept(counted, key, () => countFacets(database, conditions, prices)) : undefined,
    ]);
    const items = await productCards(database, catalogue, ids, language);
    return {
      ...paged(items, page, size, facets?.total ?? total ?? 0),
      ...(facets ? { facets: nameFacets(facets, catalogue, language) } : {}),
    };
  };

  const detail = async (id: number, language: Language): Promise<ProductDetail> => {
    const [catalogue, row] = await Promise.all([cache.current(), findProduct(database, id)]);
    if (!row) throw notFound();
    const card = cardOf(row, catalogue, language);
    return {
      ...card,
      tastes: {
        sugar: row.tasteSugar,
        body: row.tasteBody,
        acidity: row.tasteAcidity,
        tannin: row.tasteTannin,
      },
      notes: wordsInLanguage(row.notes, language),
      pairings: wordsInLanguage(row.pairings, language),
      description: inLanguage(row.description, language),
      servingTemperature:
        row.servingFrom === null || row.servingTo === null ? null : [row.servingFrom, row.servingTo],
      winery: {
        ...card.winery,
        description: inLanguage(row.wineryDescription, language),
        picture: row.wineryPicture,
      },
      vintages: row.vintages.map(([vintageId, vintage, qty, lowAt]) => ({
        id: vintageId,
        vintage,
        availability: availabilityOf(qty, lowAt),
      })),
    };
  };

  return {
    list,
    detail,

    vintages: async (id: number, language: Language): Promise<ProductCard[]> => {
      const [catalogue, ids] = await Promise.all([cache.current(), otherVintages(database, id)]);
      if (!ids) throw notFound();
      return productCards(database, catalogue, ids, language);
    },

    search: async (words: string, page: number, size: number, language: Language) => {
      const catalogue = await cache.current();
      const { ids, corrected } = await search(words, catalogue, language);
      const cards = await productCards(
        database,
        catalogue,
        ids.slice(page * size, (page + 1) * size),
        language,
      );
      return { ...paged(cards, page, size, ids.length), corrected };
    },

    cards: async (ids: readonly number[], language: Language = DEFAULT_LANGUAGE): Promise<ProductCard[]> =>
      productCards(database, await cache.current(), ids, language),
  };
}

/**
 * Whose prices the list goes by; null for a guest, who may not ask by price: an order by price tells the prices.
 * Sales staff see the list prices.
 */
function priceGroup(query: ProductQuery, session: Session | null, catalogue: Catalogue): number | null {
  const asks =
    query.startPrice !== undefined || query.endPrice !== undefined || query.sort?.startsWith('price');
  if (session?.roles.includes('B2B') && session.clientGroupId !== null) return session.clientGroupId;
  if (session?.roles.includes('SALESPERSON')) return catalogue.standardGroupId;
  if (!asks) return null;
  throw session === null ? new ProblemError(401, 'SIGN_IN_FOR_PRICES') : forbidden();
}

async function kept<Value extends object | number>(
  cache: LRUCache<string, Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = await make();
  cache.set(key, made);
  return made;
}
