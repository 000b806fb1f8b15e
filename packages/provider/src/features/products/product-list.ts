import type { Language, ProductCard, ProductFacets, ProductSort } from '@vitis/contracts';
import { parseSort, type SortText } from '@vitis/contracts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import type { Session } from '../../http/session.ts';
import { forbidden, ProblemError } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { ProductSearch } from '../search/product-search.ts';
import { memoized } from './memoized.ts';
import { findFirstPrices, linkedProducts, orderedProductIds } from './product.repository.ts';
import { productCards } from './product-cards.ts';
import { countFacets, type FacetCounts, nameFacets } from './product-facets.ts';
import { type FilterSources, fulfils, type ProductQuery, productConditions } from './product-filter.ts';

/** The list of wines: filters and counts over the catalogue in memory, the page itself from the database. */
export function createProductList(database: Database, cache: CatalogueCache, search: ProductSearch) {
  // Keys begin with the catalogue's version: a change makes them unreachable, and they fall out.
  const orders = new LRUCache<string, number[]>({ max: 40 });
  const prices = new LRUCache<string, Map<number, number>>({ max: 20 });
  const counted = new LRUCache<string, FacetCounts>({ max: 500 });

  const pricesOf = (group: number, { version, standardGroupId }: Catalogue) =>
    memoized(prices, `${version} ${group}`, () => findFirstPrices(database, group, standardGroupId));

  const sourcesOf = async (
    query: ProductQuery,
    matching: readonly number[] | undefined,
  ): Promise<Omit<FilterSources, 'prices'>> => ({
    matching: matching && new Set(matching),
    linked: await Promise.all([
      ...(query.idEvent === undefined
        ? []
        : [linkedProducts(database, { content: 'NEWS_EVENT', id: query.idEvent })]),
      ...(query.idMagazine === undefined
        ? []
        : [linkedProducts(database, { content: 'MAGAZINE', id: query.idMagazine })]),
      ...(query.idStore === undefined ? [] : [linkedProducts(database, { store: query.idStore })]),
    ]),
  });

  /** Ids of everything in the order asked for; a search has its own. */
  const orderOf = async (
    sort: SortText<ProductSort>,
    catalogue: Catalogue,
    language: Language,
    group: number | null,
    own: ReadonlyMap<number, number> | undefined,
  ): Promise<readonly number[]> => {
    const { field, direction } = parseSort<ProductSort>(sort);
    const key = `${catalogue.version} ${field} ${direction}`;
    if (field === 'price') {
      return memoized(orders, `${key} ${group}`, async () => byPrice(catalogue, own ?? new Map(), direction));
    }
    return memoized(orders, field === 'name' ? `${key} ${language}` : key, () =>
      orderedProductIds(database, `${field},${direction}`, language),
    );
  };

  return async (
    query: ProductQuery,
    session: Session | null,
    language: Language,
  ): Promise<PagedItems<ProductCard> & { facets?: ProductFacets; corrected?: string }> => {
    const catalogue = await cache.current();
    const group = priceGroup(query, session, catalogue);
    const found = query.q ? search(query.q, catalogue) : undefined;
    const corrected = query.corrects ? found?.corrected : null;
    // As typed, unless the caller tells of what was corrected.
    const ranked = found && (found.corrected === null || corrected ? found.ids : []);
    const own = group === null ? undefined : await pricesOf(group, catalogue);
    const conditions = productConditions(query, catalogue, {
      ...(await sourcesOf(query, ranked)),
      prices: own,
    });

    const { page, size, sort, facets: wanted, ...filter } = query;
    const key = JSON.stringify([catalogue.version, group, filter]);
    const counts = await memoized(counted, key, async () => countFacets(catalogue, conditions, own));
    const order =
      sort === undefined && ranked
        ? ranked
        : await orderOf(sort ?? 'recommended', catalogue, language, group, own);
    const ids = pageOf(order, catalogue, fulfils(conditions), page * size, size);
    return {
      ...paged(await productCards(database, catalogue, ids, language), page, size, counts.total),
      ...(wanted ? { facets: nameFacets(counts, catalogue, language) } : {}),
      ...(corrected ? { corrected } : {}),
    };
  };
}

/** Products by id, made once per catalogue. */
const byId = (() => {
  const known = new WeakMap<Catalogue, Map<number, Catalogue['products'][number]>>();
  return (catalogue: Catalogue) => {
    const made = known.get(catalogue) ?? new Map(catalogue.products.map((product) => [product.id, product]));
    known.set(catalogue, made);
    return made;
  };
})();

function pageOf(
  order: readonly number[],
  catalogue: Catalogue,
  matches: (product: Catalogue['products'][number]) => boolean,
  skip: number,
  size: number,
): number[] {
  const products = byId(catalogue);
  const ids: number[] = [];
  let passed = 0;
  for (const id of order) {
    const product = products.get(id);
    if (!product || !matches(product)) continue;
    passed += 1;
    if (passed <= skip) continue;
    ids.push(id);
    if (ids.length === size) break;
  }
  return ids;
}

function byPrice(
  { products }: Catalogue,
  prices: ReadonlyMap<number, number>,
  direction: 'asc' | 'desc',
): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  const none = sign * Number.POSITIVE_INFINITY;
  const price = (id: number) => prices.get(id) ?? none;
  return products
    .map(({ id }) => id)
    .sort((a, b) => (price(a) === price(b) ? a - b : sign * (price(a) - price(b))));
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
