import type { FoundWinery, Language, SuccessOf, searchGroups } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import type { Services } from '../../http/services.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { findWineries } from '../wineries/winery.repository.ts';
import { wineriesAmong, wineriesCalled } from '../wineries/winery-words.ts';
import type { ArticleSearch } from './article-search.ts';
import type { ProductSearch } from './product-search.ts';
import { isShown } from './references.ts';
import { suggestReference } from './suggestions.ts';
import { countryName, unsoldCountry } from './unsold-country.ts';

const mostReferences = 8;
const mostWineries = 6;
const mostArticles = 4;

/** What matches words beside wines, in groups. */
export function createSearchGroups(
  { database }: Services,
  cache: CatalogueCache,
  search: ProductSearch,
  findArticles: ArticleSearch,
) {
  return async (
    words: string,
    language: Language,
    everyText: boolean,
  ): Promise<SuccessOf<typeof searchGroups>> => {
    const catalogue = await cache.current();
    const { references, corrected } = search(words, catalogue);
    const likeliest = wineriesAmong(references);
    // As many as the list of wineries shows, to which only more than these lead.
    const wineries =
      likeliest.length > mostWineries
        ? wineriesCalled(corrected ?? words, references, catalogue, language)
        : likeliest;
    const others = references
      .map(({ reference }) => reference)
      .filter(isShown)
      .filter(({ kind }) => kind !== 'WINERY');
    const found = await findArticles(words, corrected, language);
    const events = found.filter(({ kind }) => kind === 'NEWS_EVENT');
    const articles = found.filter(({ kind }) => kind !== 'NEWS_EVENT');
    const unsold = unsoldCountry(words, catalogue);
    const ids = wineries.slice(0, mostWineries);
    const most = everyText ? undefined : mostArticles;
    return {
      references: others.slice(0, mostReferences).map((reference) => suggestReference(reference, language)),
      wineries: { items: await wineryCards(database, catalogue, ids, language), count: wineries.length },
      articles: { items: articles.slice(0, most), count: articles.length },
      events: { items: events.slice(0, most), count: events.length },
      corrected,
      ...(unsold === null ? {} : { unsoldCountry: countryName(unsold, language) }),
    };
  };
}

/** Wineries in the order asked for, as a search shows them. */
async function wineryCards(
  database: Database,
  { wineries, countries, areas }: Catalogue,
  ids: readonly number[],
  language: Language,
): Promise<FoundWinery[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findWineries(database, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const places = [
      countries.get(row.countryCode)?.name,
      ...(row.areaId === null ? [] : (areas.get(row.areaId)?.path ?? [])).map(
        (area) => areas.get(area)?.name,
      ),
    ];
    return [
      {
        id,
        name: inLanguage(row.name, language),
        nameEn: row.nameEn,
        origin: places.flatMap((name) => (name ? [inLanguage(name, language)] : [])),
        productCount: wineries.get(id)?.productCount ?? 0,
        picture: row.picture,
      },
    ];
  });
}
