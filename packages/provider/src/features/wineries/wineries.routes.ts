import { getWinery, listWineries } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createWineryService } from './winery.service.ts';

export async function wineryRoutes(app: FastifyInstance): Promise<void> {
  const wineries = createWineryService(app.services, app.catalogue, app.productService, app.productSearch);

  route(app, listWineries, everyone, async ({ query, language }, answer) =>
    answer(200, await wineries.list(query, language)),
  );

  route(app, getWinery, everyone, async ({ params, language }, answer) =>
    answer(200, await wineries.detail(params.id, language)),
  );
}
