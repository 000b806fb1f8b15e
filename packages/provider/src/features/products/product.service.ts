import { DEFAULT_LANGUAGE, type Language, type ProductCard, type ProductDetail } from '@vitis/contracts';
import { inLanguage, textsInLanguage } from '../../db/in-language.ts';
import { paged } from '../../http/paged.ts';
import type { Services } from '../../http/services.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { availableFirst } from '../search/available-first.ts';
import type { ProductSearch } from '../search/product-search.ts';
import { findProduct, otherVintages } from './product.repository.ts';
import { availabilityOf, cardOf, productCards } from './product-cards.ts';
import { createProductList } from './product-list.ts';
import type { SoldOut } from './sold-out.ts';

export type ProductService = ReturnType<typeof createProductService>;

/** What visitors and members see of wines. Prices are not among it, but members may filter and sort by their own. */
export function createProductService(
  { database }: Services,
  cache: CatalogueCache,
  soldOut: () => Promise<SoldOut>,
  search: ProductSearch,
) {
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
      notes: textsInLanguage(row.notes, language),
      pairings: textsInLanguage(row.pairings, language),
      awards: row.awards
        .map(({ competition, ...award }) => ({ ...award, competition: inLanguage(competition, language) }))
        .sort((a, b) => b.year - a.year),
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
    list: createProductList(database, cache, soldOut, search),
    detail,

    vintages: async (id: number, isMember: boolean, language: Language) => {
      const [catalogue, others] = await Promise.all([cache.current(), otherVintages(database, id, isMember)]);
      if (!others) throw notFound();
      const items = await productCards(database, catalogue, others.ids, language);
      return { _embedded: { items }, vintage: others.vintage };
    },

    search: async (words: string, page: number, size: number, language: Language) => {
      const catalogue = await cache.current();
      const found = search(words, catalogue);
      const ids = availableFirst(found, (await soldOut()).ids);
      const shown = ids.slice(page * size, (page + 1) * size);
      const cards = await productCards(database, catalogue, shown, language);
      return { ...paged(cards, page, size, ids.length), corrected: found.corrected };
    },

    cards: async (ids: readonly number[], language: Language = DEFAULT_LANGUAGE): Promise<ProductCard[]> =>
      productCards(database, await cache.current(), ids, language),
  };
}
