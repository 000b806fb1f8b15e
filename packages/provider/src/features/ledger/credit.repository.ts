import type { Credit } from '@vitis/contracts';
import type { CreditPolicy } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** What counts against 여신한도, VAT-inclusive in won. */
export interface CreditAccount {
  /** Null where no limit is set. */
  limit: number | null;
  policy: CreditPolicy;
  /** How far it may go where it is only warned; null where nothing of its own was agreed. */
  bound: number | null;
  /** 미수금; negative when the client has paid ahead. */
  receivable: number;
  /**
   * Orders that are placed and not sold yet, as far as they are not. Those that wait for an answer count, too: several
   * of them at once would pass every limit otherwise.
   */
  openOrders: number;
  openOrderCount: number;
}

export async function findCreditAccount(database: Database, clientCompanyId: number): Promise<CreditAccount> {
  const account = (await findCreditAccounts(database, [clientCompanyId])).get(clientCompanyId);
  if (!account) throw new RangeError(`There is no client ${clientCompanyId}`);
  return account;
}

/**
 * Accounts of several clients, by their ids; who is no client has none.
 *
 * @param ledgers what they owe where it is known already, so that no ledger is added up once more
 */
export async function findCreditAccounts(
  database: Database,
  clientCompanyIds: readonly number[],
  ledgers?: ReadonlyMap<number, { receivable: number }>,
): Promise<Map<number, CreditAccount>> {
  const { rows } = await database.execute<{
    id: number;
    limit: string | null;
    policy: CreditPolicy;
    bound: string | null;
    receivable: string;
    openOrders: string;
    openOrderCount: number;
  }>(sql`
    WITH asked AS (SELECT json_array_elements_text(${JSON.stringify(clientCompanyIds)}::json)::int AS id),
    -- Each is added up once for all: order by order, thousands of clients would take as many looks at the ledger.
    owed AS (
      SELECT e.client_company_id AS id, sum(e.change) AS receivable
      FROM ledger_entries e WHERE e.client_company_id IN (SELECT id FROM asked) AND ${ledgers === undefined} GROUP BY 1),
    waiting AS MATERIALIZED (
      SELECT o.id, o.client_company_id, o.total FROM order_forms o
      WHERE o.client_company_id IN (SELECT id FROM asked) AND o.status IN ('REQUESTED', 'CONFIRMED')),
    sold AS (
      SELECT e.order_form_id AS id, sum(e.change) AS sum
      FROM ledger_entries e WHERE e.client_company_id IN (SELECT id FROM asked) AND e.kind = 'SALE'
        AND e.order_form_id IN (SELECT id FROM waiting) GROUP BY 1),
    open AS (
      SELECT w.client_company_id AS id, count(*)::int AS count, sum(w.total - COALESCE(sold.sum, 0)) AS sum
      FROM waiting w LEFT JOIN sold ON sold.id = w.id GROUP BY 1)
    SELECT c.id, c.credit_limit AS "limit", c.credit_check AS policy, c.credit_bound AS bound,
      COALESCE(owed.receivable, 0) AS receivable,
      COALESCE(open.sum, 0) AS "openOrders", COALESCE(open.count, 0) AS "openOrderCount"
    FROM client_companies c LEFT JOIN owed ON owed.id = c.id LEFT JOIN open ON open.id = c.id
    WHERE c.id IN (SELECT id FROM asked)`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        limit: row.limit === null ? null : Number(row.limit),
        policy: row.policy,
        bound: row.bound === null ? null : Number(row.bound),
        receivable: ledgers ? (ledgers.get(row.id)?.receivable ?? 0) : Number(row.receivable),
        openOrders: Number(row.openOrders),
        openOrderCount: row.openOrderCount,
      },
    ]),
  );
}

/** An account as it is shown: none where no limit is set. */
export const shownCredit = ({ limit, ...account }: CreditAccount): Credit | null =>
  limit === null ? null : { limit, ...account };

/** Orders of one client are placed one after the other: two at once would both fit under its limit. */
export async function lockClient(tx: Database, clientCompanyId: number): Promise<void> {
  await tx.execute(sql`SELECT id FROM client_companies WHERE id = ${clientCompanyId} FOR NO KEY UPDATE`);
}
