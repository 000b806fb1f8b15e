import type { Language, OrderPayment } from '@vitis/contracts';
import { addDays, type Day, lastDayOfMonth, ORDER_FORM_TRAITS } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, orderForms, orderPayments } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { House } from '../../supplier.ts';
import { findOrderCoupon } from '../coupons/coupons.repository.ts';
import { orderFormLists } from '../order-forms/order-forms.repository.ts';
import { findCashAhead } from '../order-forms/require-cash.ts';
import { bankAccountOf } from '../places/bank-account.ts';
import { readCompanyLedger } from '../receipts/company-ledger.ts';
import { depositOf } from './deposits.repository.ts';

interface Reading {
  buyer: BuyerScope;
  number: string;
  language: Language;
  today: Day;
  house: House;
}

/** How an order is paid, and what of it is left. Throws 404 where it is not there, or another company's. */
export async function readOrderPayment(
  database: Database,
  { buyer, number, language, today, house }: Reading,
): Promise<OrderPayment> {
  const [row] = await database
    .select({ order: orderForms, payment: orderPayments, paymentDays: clientCompanies.paymentDays })
    .from(orderForms)
    .innerJoin(clientCompanies, eq(clientCompanies.id, orderForms.clientCompanyId))
    .leftJoin(orderPayments, eq(orderPayments.orderFormId, orderForms.id))
    .where(orderFormLists.ownNumber(buyer, number));
  if (!row) throw notFound();
  const { order, payment, paymentDays } = row;
  const ledger = await readCompanyLedger(database, buyer.clientCompanyId, today);
  // Its sales, and what of its coupon was taken back with a return.
  const owed = ledger
    .filter(({ idOrder, receipt }) => idOrder === order.id && receipt.change > 0)
    .map(({ receipt }) => receipt);
  const sold = owed.reduce((sum, { type, change }) => sum + (type === 'SALE' ? change : 0), 0);
  const left = owed.reduce((sum, { open }) => sum + open, 0);
  const toCome = ORDER_FORM_TRAITS[order.status].open ? order.total - sold : 0;
  // A coupon comes off with the last of what is handed over.
  const coupon = toCome === 0 ? null : await findOrderCoupon(database, order.id);
  // What was paid ahead settles what is handed over by itself, the oldest first.
  const cash = ORDER_FORM_TRAITS[order.status].open ? order.cashUsed : 0;
  // Another order may have been handed over first, and have used it up.
  const there = cash === 0 ? 0 : await findCashAhead(database, buyer.clientCompanyId, order.id);
  const ahead = Math.min(toCome, there, Math.max(0, cash - (sold - left)));
  const amountDue = Math.max(0, left + toCome - ahead - (coupon?.total ?? 0));
  const [first] = owed.filter(({ open }) => open > 0);
  const handOver = first?.date ?? [order.dueDate ?? today, today].sort()[1]!;
  return {
    orderFormNumber: order.number,
    status: order.status,
    method: payment?.method ?? 'ON_ACCOUNT',
    total: order.total,
    settled: sold - left,
    cash: ahead,
    coupon: coupon?.total ?? 0,
    amountDue,
    dueDay: amountDue === 0 ? null : (first?.dueDate ?? addDays(handOver, paymentDays)),
    closingDay: amountDue === 0 ? null : lastDayOfMonth(handOver),
    isExpected: first === undefined,
    paymentDays,
    account: bankAccountOf(house, language),
    deposit: depositOf(payment),
  };
}
