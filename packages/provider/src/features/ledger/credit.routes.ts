import { getCredit } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { findCreditAccount, shownCredit } from './credit.repository.ts';

/** What a company may still order, before it tries. */
export async function creditRoutes(app: FastifyInstance): Promise<void> {
  route(app, getCredit, asBuyer('commerce', 'read'), async ({ scope }, answer) => {
    const account = await findCreditAccount(app.services.database, scope.clientCompanyId);
    return answer(200, { credit: shownCredit(account) });
  });
}
