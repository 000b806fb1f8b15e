import {
  type Language,
  type listProducts,
  type ProductCard,
  type ProductFacets,
  type ProductSort,
  parseSort,
  type SortText,
  type SuccessOf,
} from '@vitis/contracts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import type { Session } from '../../http/session.ts';
import { forbidden, ProblemError, unauthenticated } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { availableFirst } from '../search/available-first.ts';
import { ALL } from '../search/match-words.ts';
import type { ProductSearch } from '../search/product-search.ts';
import { memoized } from './memoized.ts';
import { type ContentNames, nameFacets } from './name-facets.ts';
import {
  boughtProducts,
  type ContentKind,
  findFirstPrices,
  linkedContent,
  orderedProductIds,
  winesOfContents,
} from './product.repository.ts';
import { productCards } from './product-cards.ts';
import { countAmong, countFacets, type FacetCounts } from './product-facets.ts';
import {
  type Condition,
  type FilterSources,
  fulfils,
  type ProductQuery,
  productConditions,
} from './product-filter.ts';
import type { SoldOut } from './sold-out.ts';

/** The list of wines: filters and counts over the catalogue in memory, the page itself from the database. */
export function createProductList(
  database: Database,
  cache: CatalogueCache,
  soldOut: () => Promise<SoldOut>,
  search: ProductSearch,
) {
  // Keys begin with the catalogue's version: a change makes them unreachable, and they fall out.
  const orders = new LRUCache<string, Uint32Array>({ max: 40 });
  const prices = new LRUCache<string, Map<number, number>>({ max: 20 });
  const counted = new LRUCache<string, FacetCounts>({
    max: 500,
    // A large shop has thousands of makers.
    maxSize: 200_000,
    sizeCalculation: ({ counts }) => 1 + Object.values(counts).reduce((sum, { size }) => sum + size, 0),
  });
  // Most of what a list answers. The same object each time: what is in it is checked against the contract once.
  const named = new LRUCache<string, ProductFacets>({ max: 60 });
  // A count may be some seconds behind an order that was just confirmed; the list of what was bought is not.
  const purchases = new LRUCache<string, number[]>({ max: 200, ttl: 10_000 });
  // Where few wines match, each page is looked for among all of them.
  const pages = new LRUCache<string, number[]>({ max: 2_000 });

  const pricesOf = (group: number, { version, standardGroupId }: Catalogue) =>
    memoized(prices, `${version} ${group}`, () => findFirstPrices(database, group, standardGroupId));

  /** Products that the event and the article of the query name, and what these are called. */
  const contentsOf = async (query: ProductQuery, language: Language) => {
    const linked: { kind: ContentKind; ids: Set<number> }[] = [];
    const names: ContentNames = {};
    for (const [parameter, kind] of [
      ['idEvent', 'NEWS_EVENT'],
      ['idMagazine', 'MAGAZINE'],
    ] as const) {
      const id = query[parameter];
      if (id === undefined) continue;
      const { title, productIds } = await linkedContent(database, kind, id);
      linked.push({ kind, ids: productIds });
      if (title) names[parameter] = inLanguage(title, language);
    }
    return { linked, names };
  };

  /** What a buyer has bought, for its count; null for others. */
  const purchasesOf = async (session: Session | null): Promise<readonly number[] | null> => {
    const company = session?.roles.includes('B2B') ? session.clientCompanyId : null;
    if (company === null || company === undefined) return null;
    return memoized(purchases, `${company}`, () => boughtProducts(database, company));
  };

  /** Ids of everything in the order asked for; a search has its own. */
  const orderOf = async (
    sort: SortText<ProductSort>,
    catalogue: Catalogue,
    language: Language,
    group: number | null,
    own: ReadonlyMap<number, number> | undefined,
    bought: readonly number[],
  ): Promise<ArrayLike<number>> => {
    const { field, direction } = parseSort<ProductSort>(sort);
    const key = `${catalogue.version} ${field} ${direction}`;
    if (field === 'price') {
      return memoized(orders, `${key} ${group}`, async () => byPrice(catalogue, own ?? new Map(), direction));
    }
    if (field === 'bought') {
      const first = direction === 'asc' ? bought : bought.toReversed();
      return [...new Set([...first, ...catalogue.products.ids])];
    }
    return memoized(orders, field === 'name' ? `${key} ${language}` : key, async () =>
      Uint32Array.from(await orderedProductIds(database, `${field},${direction}`, language)),
    );
  };

  return async (
    query: ProductQuery,
    session: Session | null,
    language: Language,
  ): Promise<Omit<SuccessOf<typeof listProducts>, '_embedded' | 'page'> & PagedItems<ProductCard>> => {
    const catalogue = await cache.current();
    const group = priceGroup(query, session, catalogue);
    const best = query.q ? search(query.q, catalogue) : undefined;
    const corrected = query.corrects ? best?.corrected : null;
    // As typed, unless the caller tells of what was corrected.
    const isRead = best?.corrected === null || Boolean(corrected);
    // All of it: conditions and orders hold for every wine that the words mean.
    const found = query.q && isRead ? search(query.q, catalogue, ALL) : best;
    const own = group === null ? undefined : await pricesOf(group, catalogue);
    // What one company has bought is nobody else's.
    const isOwn = asksForPurchases(query);
    const buyer = isOwn ? companyOf(session) : null;
    const bought = buyer === null ? [] : await boughtProducts(database, buyer);
    const contents = await contentsOf(query, language);
    const gone = await soldOut();
    const ranked = found && (isRead ? availableFirst(found, gone.ids) : []);
    const matching = ranked && setOf(ranked);
    /** Without the event, or the article, of the query where one of its kind is counted. */
    const sourcesBeside = (kind?: ContentKind): FilterSources => ({
      matching,
      linked: [
        ...contents.linked.filter((one) => one.kind !== kind).map(({ ids }) => ids),
        ...(query.bought ? [new Set(bought)] : []),
      ],
      soldOut: gone.ids,
      prices: own,
    });
    const sources = sourcesBeside();
    const conditions = productConditions(query, catalogue, sources);

    const { page, size, sort, facets: wanted, contents: offered, ...filter } = query;
    const count = async () => countFacets(catalogue, conditions, sources);
    // An event that is published or taken back by the clock changes no catalogue.
    const linked = contents.linked.map(({ ids }) => ids.size);
    const key = JSON.stringify([catalogue.version, gone.version, group, linked, filter]);
    const counts = query.bought ? await count() : await memoized(counted, key, count);
    const order =
      sort === undefined && ranked
        ? ranked
        : await orderOf(sort ?? 'recommended', catalogue, language, group, own, bought);
    // The better match is what who searches asked for, and what is sold out comes behind its equals alone.
    const last = order === ranked ? new Set<number>() : gone.ids;
    const look = async () => pageOf(order, catalogue, fulfils(conditions), last, page * size, size);
    const ids = isOwn
      ? await look()
      : await memoized(pages, `${key} ${sort} ${language} ${page} ${size}`, look);
    const name = async () => nameFacets(counts, catalogue, language, query, contents.names);
    const facets = () =>
      isOwn || contents.linked.length > 0 ? name() : memoized(named, `${key} ${language}`, name);
    const countContents = async (offered: readonly number[]) => {
      const found = await winesOfContents(database, offered);
      const kinds = [...new Set(found.map(({ kind }) => kind))];
      const beside = new Map(
        kinds.map((kind) => [kind, fulfils(productConditions(query, catalogue, sourcesBeside(kind)))]),
      );
      return found.map(({ id, kind, productIds }) => ({
        id,
        count: countAmong(productIds, catalogue, beside.get(kind)!),
      }));
    };
    const [cards, purchased, wines] = await Promise.all([
      productCards(database, catalogue, ids, language),
      wanted ? (buyer === null ? purchasesOf(session) : bought) : null,
      offered ? countContents(offered) : null,
    ]);
    return {
      ...paged(cards, page, size, counts.total),
      ...(wanted ? { facets: await facets() } : {}),
      ...(corrected ? { corrected } : {}),
      ...(purchased ? { bought: countAmong(purchased, catalogue, fulfils(conditions)) } : {}),
      ...(wines ? { contents: wines } : {}),
    };
  };
}

/** The same set each time: at a hundred thousand wines it takes milliseconds to make. */
const setOf = (() => {
  const known = new WeakMap<readonly number[], ReadonlySet<number>>();
  return (ids: readonly number[]): ReadonlySet<number> => {
    const set = known.get(ids) ?? new Set(ids);
    known.set(ids, set);
    return set;
  };
})();

/** By index: an iterator over 100,000 ids leaves 1.7 MB of garbage behind. */
function pageOf(
  order: ArrayLike<number>,
  { products }: Catalogue,
  matches: Condition,
  last: ReadonlySet<number>,
  skip: number,
  size: number,
): number[] {
  const ids: number[] = [];
  let passed = 0;
  for (const isLast of last.size === 0 ? [false] : [false, true]) {
    for (let at = 0; at < order.length; at += 1) {
      const id = order[at] as number;
      const place = products.placeOf(id);
      if (place === undefined || !matches(products.at(place)) || last.has(id) !== isLast) continue;
      passed += 1;
      if (passed <= skip) continue;
      ids.push(id);
      if (ids.length === size) return ids;
    }
  }
  return ids;
}

function byPrice(
  { products }: Catalogue,
  prices: ReadonlyMap<number, number>,
  direction: 'asc' | 'desc',
): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1;
  const none = sign * Number.POSITIVE_INFINITY;
  const price = (id: number) => prices.get(id) ?? none;
  return Uint32Array.from(products.ids).sort((a, b) =>
    price(a) === price(b) ? a - b : sign * (price(a) - price(b)),
  );
}

const asksForPurchases = ({ bought, sort }: ProductQuery): boolean =>
  bought === true || sort?.startsWith('bought') === true;

/** Whose purchases the list goes by. Throws for who has none: a guest, and staff. */
function companyOf(session: Session | null): number {
  if (session === null) throw unauthenticated();
  if (!session.roles.includes('B2B') || session.clientCompanyId === null) throw forbidden();
  return session.clientCompanyId;
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
