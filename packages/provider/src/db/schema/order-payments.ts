import type { PaymentMethod } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, won } from './columns.ts';
import { orderForms } from './order-forms.ts';

/** How a client said that it pays an order; one without a row is on account. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderFormId: integer()
      .primaryKey()
      .references(() => orderForms.id, { onDelete: 'cascade' }),
    method: text().$type<PaymentMethod>().notNull(),
    /** 입금 알림: in whose name, on which day, how much; all of it or nothing. */
    depositor: text(),
    depositDay: date({ mode: 'string' }),
    depositAmount: won(),
    noticedAt: moment(),
    changedBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    check('order_payments_method', sql`${table.method} IN ('ON_ACCOUNT', 'BANK_TRANSFER')`),
    check(
      'order_payments_deposit',
      sql`num_nonnulls(${table.depositor}, ${table.depositDay}, ${table.depositAmount}, ${table.noticedAt}) IN (0, 4)
        AND (${table.depositor} IS NULL OR (${table.method} = 'BANK_TRANSFER' AND ${table.depositAmount} > 0))`,
    ),
  ],
);
