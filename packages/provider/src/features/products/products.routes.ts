import { findProducts, getProduct, listProducts, listVintages, searchProducts } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createSuggestions } from './suggestions.ts';

/** Wines for everyone: list, detail, other years, search and suggestions. None of them carries a price. */
export async function productRoutes(app: FastifyInstance): Promise<void> {
  const { productService } = app;
  const suggest = createSuggestions(app.services, app.catalogue, app.productSearch);

  route(app, listProducts, everyone, async ({ query, session, language }, answer) =>
    answer(200, await productService.list(query, session, language)),
  );

  route(app, getProduct, everyone, async ({ params, language }, answer) =>
    answer(200, await productService.detail(params.id, language)),
  );

  route(app, listVintages, everyone, async ({ params, language }, answer) =>
    answer(200, { _embedded: { items: await productService.vintages(params.id, language) } }),
  );

  route(app, searchProducts, everyone, async ({ query, language }, answer) =>
    answer(200, await productService.search(query.q, query.page, query.size, language)),
  );

  route(app, findProducts, everyone, async ({ query, language }, answer) => {
    const { items, corrected } = await suggest(query.q, language);
    return answer(200, { _embedded: { items }, corrected });
  });
}
