import type { Language, Suggestion } from '@vitis/contracts';
import { inLanguage } from '../../db/in-language.ts';
import type { Services } from '../../http/services.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { productCards } from './product-cards.ts';
import type { ProductSearch } from './product-search.ts';
import { referenceMatches } from './reference-matches.ts';

const mostSuggestions = 10;
/** Places that wines have among the suggestions when other things match as well. */
const placesForWines = 6;

/** What a person may mean while typing: wineries, areas and grapes that are called so, and wines. */
export function createSuggestions({ database }: Services, cache: CatalogueCache, search: ProductSearch) {
  return async (
    words: string,
    language: Language,
  ): Promise<{ items: Suggestion[]; corrected: string | null }> => {
    if (words === '') return { items: [], corrected: null };
    const catalogue = await cache.current();
    const { ids, corrected } = await search(words, catalogue, language);
    const references = referenceMatches(corrected ?? words, catalogue, language)
      .flatMap(({ kind, key }): Suggestion[] => {
        const found =
          kind === 'WINERY'
            ? catalogue.wineries.get(Number(key))
            : kind === 'AREA'
              ? catalogue.areas.get(Number(key))
              : undefined;
        const grape = kind === 'TYPE' ? catalogue.types.get(Number(key)) : undefined;
        const entry = found ?? grape;
        if (!entry || (found && found.productCount === 0)) return [];
        return [
          {
            kind: kind as 'WINERY' | 'AREA' | 'TYPE',
            id: Number(key),
            name: inLanguage(entry.name, language),
            nameEn: inLanguage(entry.name, 'en-US'),
            vintage: null,
            picture: null,
          },
        ];
      })
      .slice(0, mostSuggestions - Math.min(ids.length, placesForWines));
    const wines = await productCards(
      database,
      catalogue,
      ids.slice(0, mostSuggestions - references.length),
      language,
    );
    return {
      items: [
        ...wines.map(
          ({ id, name, nameEn, vintage, picture }): Suggestion => ({
            kind: 'PRODUCT',
            id,
            name,
            nameEn,
            vintage,
            picture,
          }),
        ),
        ...references,
      ],
      corrected,
    };
  };
}
