import { matchOrderLines } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { allowed, buyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findOwnClient } from '../trade-documents/client-people.ts';
import { createLineMatcher } from './match-lines.ts';

/** Written orders, read against the catalogue. Nothing is put anywhere: that is the cart's, or a document's by hand. */
export async function quickOrderRoutes(app: FastifyInstance): Promise<void> {
  const matchLines = createLineMatcher(app.services, app.catalogue, app.productSearch);

  route(app, matchOrderLines, allowed('price', 'read'), async ({ body, scope, language }, answer) => {
    const buyer = buyerScope(scope);
    if (buyer) return answer(200, { lines: await matchLines(body.lines, buyer, language) });
    if (body.idClient === undefined) throw invalidField('idClient', 'REQUIRED', language);
    const client = await findOwnClient(app.services.database, { managerId: scope.userId }, body.idClient);
    if (!client) throw notFound();
    return answer(200, { lines: await matchLines(body.lines, { ...client, userId: null }, language) });
  });
}
