import type { FoundArticle, Language, ProductCard, Suggestion } from '@vitis/contracts';
import { LRUCache } from 'lru-cache';
import { inLanguage } from '../../db/in-language.ts';
import type { Services } from '../../http/services.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { memoized } from '../products/memoized.ts';
import { productCards } from '../products/product-cards.ts';
import type { SoldOut } from '../products/sold-out.ts';
import type { ArticleSearch } from './article-search.ts';
import { availableFirst } from './available-first.ts';
import type { ProductSearch } from './product-search.ts';
import { isShown, type Reference, type ShownReference } from './references.ts';

const mostSuggestions = 10;
/** Most of one sort, where several match. */
const mostReferences = 5;
const mostOfKind = 3;
const mostArticles = 2;
/** So many are looked through for wines of different names. */
const mostFirst = 100;

/** What a person may mean while typing, the likeliest first: regions, grapes, makers and wines, and then articles. */
export function createSuggestions(
  { database }: Services,
  cache: CatalogueCache,
  soldOut: () => Promise<SoldOut>,
  search: ProductSearch,
  findArticles: ArticleSearch,
) {
  // Keys begin with the catalogue's version. The same first letters are typed again and again, by everybody.
  const suggested = new LRUCache<string, Suggestion[]>({ max: 2_000 });

  return async (
    words: string,
    language: Language,
  ): Promise<{ items: Suggestion[]; corrected: string | null }> => {
    if (words === '') return { items: [], corrected: null };
    const catalogue = await cache.current();
    const found = search(words, catalogue);
    const { references, nameCost, corrected } = found;
    const articles = (await findArticles(words, corrected, language)).slice(0, mostArticles);
    const named = mostLikely(references.map(({ reference }) => reference));
    const room = mostSuggestions - named.length - articles.length;
    const gone = await soldOut();
    const key = JSON.stringify([catalogue.version, gone.version, language, room, words]);
    const wines = await memoized(suggested, key, async () => {
      const first = availableFirst(found, gone.ids).slice(0, mostFirst);
      const cards = await productCards(database, catalogue, oneOfEach(first, catalogue, room), language);
      return cards.map(suggestWine);
    });
    // Things that are likelier meant than the best wine stand before the wines, the others after them.
    const before = references.filter(
      ({ cost, reference }) => cost <= nameCost && isShown(reference) && named.includes(reference),
    ).length;
    return {
      items: [
        ...named.slice(0, before).map((reference) => suggestReference(reference, language)),
        ...wines,
        ...named.slice(before).map((reference) => suggestReference(reference, language)),
        ...articles.map(suggestArticle),
      ],
      corrected,
    };
  };
}

/** The first few, and of each kind no more than some. */
function mostLikely(references: readonly Reference[]): ShownReference[] {
  const taken = new Map<Reference['kind'], number>();
  return references
    .filter(isShown)
    .filter(({ kind }) => {
      const count = (taken.get(kind) ?? 0) + 1;
      taken.set(kind, count);
      return count <= mostOfKind;
    })
    .slice(0, mostReferences);
}

/** The first products of different names: the other years of a wine are on its page. */
function oneOfEach(ids: Iterable<number>, { products, names }: Catalogue, most: number): number[] {
  const seen = new Map<number, number>();
  for (const id of ids) {
    const place = products.placeOf(id);
    if (place === undefined) continue;
    const entry = names.entryOf[place]!;
    if (!seen.has(entry)) seen.set(entry, id);
    if (seen.size === most) break;
  }
  return [...seen.values()];
}

/** What of a card does not change with the stock. */
const suggestWine = ({ id, name, nameEn, vintage, picture }: ProductCard): Suggestion => ({
  kind: 'PRODUCT',
  id,
  name,
  nameEn,
  vintage,
  picture,
});

/** A thing beside wines as a suggestion. */
export function suggestReference({ kind, key, ids, name }: ShownReference, language: Language): Suggestion {
  return {
    kind,
    ...(kind === 'COUNTRY' ? { id: null, countryCode: String(key) } : { id: Number(key) }),
    ...(ids === undefined ? {} : { ids: [...ids] }),
    name: inLanguage(name, language),
    nameEn: inLanguage(name, 'en-US'),
    vintage: null,
    picture: null,
  };
}

const suggestArticle = ({ kind, id, title, picture }: FoundArticle): Suggestion => ({
  kind,
  id,
  name: title,
  nameEn: title,
  vintage: null,
  picture,
});
