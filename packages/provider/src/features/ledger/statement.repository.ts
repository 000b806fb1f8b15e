import type { OrderForm } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

type Statements = Pick<OrderForm, 'statements' | 'receivable'>;

/**
 * 전미수, 당일거래, 입금, 미수금 of each sale and return of an order, and what its client owes at this moment. A foot is as
 * of the completion: what was booked later, or for a day after it, changes nothing on it any more. What a coupon took off
 * with it counts as paid, so that the day's trade stays the sum of the paper's lines; so do payments of that day, on the
 * first paper after them. Rows count by their numbers: of two transactions at once, the clocks say nothing.
 */
export async function findStatements(
  database: Database,
  { id, clientCompanyId }: { id: number; clientCompanyId: number },
): Promise<Statements> {
  const { rows } = await database.execute<{
    idDeliveryInfo: number | null;
    receivable: string;
    today: string | null;
    paid: string;
    balance: string;
  }>(sql`
    WITH owed AS (
      SELECT COALESCE(sum(change), 0) AS receivable FROM ledger_entries WHERE client_company_id = ${clientCompanyId})
    SELECT owed.receivable, s.delivery_id AS "idDeliveryInfo", s.change AS today, foot.balance, foot.paid
    FROM owed LEFT JOIN ledger_entries s ON s.order_form_id = ${id} AND s.kind IN ('SALE', 'RETURN')
    LEFT JOIN LATERAL (
      SELECT COALESCE(max(p.id), 0) AS id FROM ledger_entries p
      WHERE p.client_company_id = s.client_company_id AND p.kind IN ('SALE', 'RETURN')
        AND p.date = s.date AND p.id < s.id) before ON true
    LEFT JOIN LATERAL (
      SELECT sum(e.change) AS balance,
        -COALESCE(sum(e.change) FILTER (
          WHERE own.coupon OR (e.kind = 'PAYMENT' AND e.date = s.date AND e.id > before.id)), 0) AS paid
      FROM ledger_entries e
      -- Written with the sale or return that settles it, in the same transaction.
      CROSS JOIN LATERAL (SELECT e.kind = 'ALLOWANCE' AND e.order_form_id = s.order_form_id
        AND e.date = s.date AND e.created_at = s.created_at AS coupon) own
      WHERE e.client_company_id = s.client_company_id
        AND ((e.date <= s.date AND e.id <= s.id) OR own.coupon)) foot ON true
    ORDER BY s.id`);
  return {
    receivable: Number(rows[0]!.receivable),
    statements: rows.flatMap(({ idDeliveryInfo, today, paid, balance }) => {
      if (today === null) return [];
      const foot = { today: Number(today), paid: Number(paid), balance: Number(balance) };
      return [{ idDeliveryInfo, broughtForward: foot.balance - foot.today + foot.paid, ...foot }];
    }),
  };
}
