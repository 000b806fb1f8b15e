import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';

/** Whose documents, by the column that names their client: a buyer's company's, or those of a sales person's clients. */
export function ofOwnClients(clientCompanyId: PgColumn, scope: BuyerScope | SalesScope): SQL {
  if ('clientCompanyId' in scope) return eq(clientCompanyId, scope.clientCompanyId);
  return sql`${clientCompanyId} IN (
    SELECT s.client_company_id FROM staff_clients s WHERE s.user_id = ${scope.managerId})`;
}
