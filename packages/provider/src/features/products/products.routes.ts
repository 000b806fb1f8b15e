import { getProduct, listProducts, listVintages } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

/** Wines for everyone: list, detail and other years. None of them carries a price. */
export async function productRoutes(app: FastifyInstance): Promise<void> {
  const { productService } = app;

  route(app, listProducts, everyone, async ({ query, session, language }, answer) =>
    answer(200, await productService.list(query, session, language)),
  );

  route(app, getProduct, everyone, async ({ params, language }, answer) =>
    answer(200, await productService.detail(params.id, language)),
  );

  route(app, listVintages, everyone, async ({ params, session, language }, answer) =>
    answer(200, await productService.vintages(params.id, session !== null, language)),
  );
}
