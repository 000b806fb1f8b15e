import { type Amounts, type Day, HOUSE_NOTES, won } from '@vitis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries, orderForms } from '../../db/schema.ts';

/** A sale of an order form, or of a part of it; amounts in won, `tax` rounded per line by the caller. */
export interface Sale {
  clientCompanyId: number;
  orderFormId: number;
  /** The delivery that handed it over; null where sales staff complete an order by hand. */
  deliveryId: number | null;
  /** 매출일, in Seoul. */
  date: Day;
  supply: number;
  tax: number;
  /** 회수예정일. */
  dueDate: Day;
  authorId: number;
}

/**
 * 매출: writes a sale to the ledger, and nothing when it is worth nothing. Locks the order form's row, which a caller
 * takes before any row of its deliveries. Throws a RangeError for negative amounts and for more than the order has
 * left to sell, so that the sales of an order never exceed it.
 */
export async function recordSale(tx: Database, sale: Sale): Promise<void> {
  const { supply, tax, ...fields } = sale;
  if (won(supply) < 0 || won(tax) < 0) throw new RangeError(`Not a sale: ${supply} and ${tax}`);
  const [order] = await tx
    .select({ number: orderForms.number })
    .from(orderForms)
    .where(and(eq(orderForms.id, sale.orderFormId), eq(orderForms.clientCompanyId, sale.clientCompanyId)))
    .for('update');
  if (!order) throw new RangeError(`Client ${sale.clientCompanyId} has no order form ${sale.orderFormId}`);
  const left = await unsoldOf(tx, sale.orderFormId);
  if (supply > left.supply || tax > left.tax) {
    throw new RangeError(`${order.number} has ${left.supply} and ${left.tax} left to sell`);
  }
  if (supply === 0 && tax === 0) return;
  await tx.insert(ledgerEntries).values({
    ...fields,
    kind: 'SALE',
    supply,
    tax,
    change: won(supply + tax),
    memo: HOUSE_NOTES.SALE(order.number),
  });
}

/**
 * What an order form is worth beyond what was sold of it. Its last delivery sells exactly this: taxes are rounded per
 * line, so the parts of a line need not add up to its whole.
 */
export async function unsoldOf(database: Database, orderFormId: number): Promise<Amounts> {
  const sold = (column: 'supply' | 'tax') => sql`COALESCE((
    SELECT sum(${sql.raw(`e.${column}`)}) FROM ledger_entries e
    WHERE e.order_form_id = ${orderForms.id} AND e.kind = 'SALE'), 0)`;
  const [row] = await database
    .select({
      supply: sql<number>`(${orderForms.supply} - ${sold('supply')})::bigint`.mapWith(Number),
      tax: sql<number>`(${orderForms.tax} - ${sold('tax')})::bigint`.mapWith(Number),
    })
    .from(orderForms)
    .where(eq(orderForms.id, orderFormId));
  if (!row) throw new RangeError(`There is no order form ${orderFormId}`);
  return { ...row, total: won(row.supply + row.tax) };
}
