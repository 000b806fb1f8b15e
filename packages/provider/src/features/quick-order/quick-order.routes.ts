import { matchOrderLines } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createLineMatcher } from './match-lines.ts';

/** Written orders, read against the catalogue. Nothing is put anywhere: that is the cart's. */
export async function quickOrderRoutes(app: FastifyInstance): Promise<void> {
  const matchLines = createLineMatcher(app.services, app.catalogue, app.productSearch);

  route(app, matchOrderLines, asBuyer('cart', 'read'), async ({ body, scope, language }, answer) =>
    answer(200, { lines: await matchLines(body.lines, scope, language) }),
  );
}
