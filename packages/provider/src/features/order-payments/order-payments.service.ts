import type { CheckedBodyOf, changeOrderPayment, Language, OrderPayment } from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { orderPayments } from '../../db/schema.ts';
import { requiredLine } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { lockOrderForm } from '../order-forms/order-form.repository.ts';
import { findClientPeople, roomsOf } from '../trade-documents/client-people.ts';
import { recipientOf } from '../trade-documents/mails.ts';
import { depositMail } from './deposit-mail.ts';

interface Change {
  buyer: BuyerScope;
  number: string;
  body: CheckedBodyOf<typeof changeOrderPayment>;
  language: Language;
  now: Date;
  /** The payment as it is, read once the order is locked. */
  read: () => Promise<OrderPayment>;
}

/** How far ahead a deposit may be told: nobody's terms are longer than a year. */
const DEPOSIT_DAYS = 365;

/**
 * Keeps how an order is paid, and tells the sales contact of a deposit that is new or another one. Throws 404, 409 where
 * nothing is left to be paid or there is no account to pay to, and 400 for a deposit that cannot be.
 */
export async function choosePayment(
  unit: UnitOfWork,
  { buyer, number, body, language, now, read }: Change,
): Promise<void> {
  const order = await lockOrderForm(unit.tx, buyer, number);
  if (!order) throw notFound();
  const before = await read();
  const { method, deposit } = body;
  if (before.amountDue <= 0) throw conflict('NOTHING_TO_PAY');
  if (method === 'BANK_TRANSFER' && before.account === null) throw conflict('NO_BANK_ACCOUNT');
  if (method === 'ON_ACCOUNT' && deposit) throw invalidField('deposit', 'NOT_A_CHOICE', language);
  const orderedOn = seoulDay(order.requestedAt);
  if (deposit && deposit.day < orderedOn) throw invalidField('deposit.day', 'DAY_PAST', language);
  if (deposit && deposit.day > addDays(seoulDay(now), DEPOSIT_DAYS)) {
    throw invalidField('deposit.day', 'TOO_LARGE', language);
  }
  if (deposit && deposit.amount > before.amountDue) {
    throw invalidField('deposit.amount', 'TOO_LARGE', language);
  }
  const depositor = deposit && requiredLine(deposit.depositor, 'deposit.depositor', language);
  const columns = {
    method,
    depositor,
    depositDay: deposit?.day ?? null,
    depositAmount: deposit?.amount ?? null,
    noticedAt: deposit ? now : null,
    changedBy: buyer.userId,
  };
  await unit.tx
    .insert(orderPayments)
    .values({ orderFormId: order.id, ...columns })
    .onConflictDoUpdate({ target: orderPayments.orderFormId, set: columns });
  await unit.record('order-form.payment', `order-form:${number}`, { method, deposit });
  const isSame =
    deposit?.day === before.deposit?.day &&
    deposit?.amount === before.deposit?.amount &&
    depositor === before.deposit?.depositor;
  if (isSame || (!deposit && !before.deposit)) return;
  const people = await findClientPeople(unit.tx, buyer.clientCompanyId);
  unit.notify(roomsOf(people), 'order:changed', { orderFormNumber: number, status: order.status });
  if (!deposit || !depositor) return;
  const to = recipientOf(people, { by: 'B2B', ...order });
  if (to) unit.mail(depositMail(to, { number, clientName: people.companyName, ...deposit, depositor }));
}
