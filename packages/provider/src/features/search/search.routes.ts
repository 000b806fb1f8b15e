import { findProducts, searchGroups, searchProducts } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createArticleSearch } from './article-search.ts';
import { createSearchGroups } from './search-groups.ts';
import { createSuggestions } from './suggestions.ts';

/** Search and suggestions, for everyone. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const { services, catalogue, soldOut, productSearch, productService } = app;
  const findArticles = createArticleSearch(services);
  const suggest = createSuggestions(services, catalogue, soldOut, productSearch, findArticles);
  const groups = createSearchGroups(services, catalogue, productSearch, findArticles);

  route(app, searchProducts, everyone, async ({ query, language }, answer) =>
    answer(200, await productService.search(query.q, query.page, query.size, language)),
  );

  route(app, findProducts, everyone, async ({ query, language }, answer) => {
    const { items, corrected } = await suggest(query.q, language);
    return answer(200, { _embedded: { items }, corrected });
  });

  route(app, searchGroups, everyone, async ({ query, language }, answer) =>
    answer(200, await groups(query.q, language, query.texts)),
  );
}
