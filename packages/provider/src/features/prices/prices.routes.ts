import { listPrices } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { allowed, buyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

export async function priceRoutes(app: FastifyInstance): Promise<void> {
  route(app, listPrices, allowed('price', 'read'), async ({ query, scope }, answer) => {
    const buyer = buyerScope(scope);
    const items = buyer
      ? await app.priceService.ofBuyer(buyer, query.ids)
      : await app.priceService.ofSales(scope.userId, query.idClient, query.ids);
    return answer(200, { _embedded: { items } });
  });
}
