import type { OrderForm } from '@vitis/contracts';
import { statementFoot } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/**
 * 전미수, 당일거래, 입금, 미수금 of an order as of the end of the day on which the last of it was sold. Null before
 * anything was. What the order's coupon took off on that day counts as paid, so that the day's trade stays the sum of the
 * paper's lines. `broughtForward` is whatever else the client owed then.
 */
export async function findStatementFoot(
  database: Database,
  orderFormId: number,
): Promise<OrderForm['statement']> {
  const { rows } = await database.execute<{ today: string; paid: string; balance: string }>(sql`
    WITH sold AS (
      SELECT client_company_id, max(date) AS day, sum(change) AS amount FROM ledger_entries
      WHERE order_form_id = ${orderFormId} AND kind = 'SALE' GROUP BY client_company_id)
    SELECT sold.amount AS today, sum(e.change) AS balance,
      -COALESCE(sum(e.change) FILTER (WHERE e.date = sold.day AND (
        e.kind = 'PAYMENT' OR (e.kind = 'ALLOWANCE' AND e.order_form_id = ${orderFormId}))), 0) AS paid
    FROM sold JOIN ledger_entries e ON e.client_company_id = sold.client_company_id AND e.date <= sold.day
    GROUP BY sold.amount`);
  const [row] = rows;
  if (!row) return null;
  const [today, paid, balance] = [Number(row.today), Number(row.paid), Number(row.balance)];
  const foot = statementFoot(balance - today + paid, today, paid);
  return { broughtForward: foot.broughtForward, today, paid, balance: foot.receivable };
}
