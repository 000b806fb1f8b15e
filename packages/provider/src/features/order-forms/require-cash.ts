import type { Language } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderForms } from '../../db/schema.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { findCreditAccount } from '../ledger/credit.repository.ts';

interface Wanted {
  clientCompanyId: number;
  /** VAT included, both. */
  cash: number;
  total: number;
}

/**
 * Whether a client has paid so much ahead that other orders under way have not set aside. The client is locked by then.
 * Throws 400 for more than the order comes to, and 409 with what is there.
 */
export async function requireCash(
  tx: Database,
  { clientCompanyId, cash, total }: Wanted,
  language: Language,
): Promise<void> {
  if (cash > total) throw invalidField('useCash', 'TOO_LARGE', language);
  const there = await findCashAhead(tx, clientCompanyId);
  if (cash > there) throw conflict('CASH_INSUFFICIENT', { values: { cash: formatMoney(there, language) } });
}

/**
 * Won that a client has paid ahead and that no order under way has set aside; for an order that is named, what those before
 * it have not.
 */
export async function findCashAhead(
  database: Database,
  clientCompanyId: number,
  orderFormId?: number,
): Promise<number> {
  const { receivable } = await findCreditAccount(database, clientCompanyId);
  const [row] = await database
    .select({
      // What deliveries have sold of an order has used its part up.
      setAside: sql<number>`COALESCE(sum(GREATEST(0, ${orderForms.cashUsed} - COALESCE((
        SELECT sum(e.change) FROM ledger_entries e
        WHERE e.order_form_id = ${orderForms.id} AND e.kind = 'SALE'), 0))), 0)`.mapWith(Number),
    })
    .from(orderForms)
    .where(
      and(
        eq(orderForms.clientCompanyId, clientCompanyId),
        sql`${orderForms.status} IN ('REQUESTED', 'CONFIRMED')`,
        orderFormId === undefined ? undefined : lt(orderForms.id, orderFormId),
      ),
    );
  return Math.max(0, -receivable - row!.setAside);
}
