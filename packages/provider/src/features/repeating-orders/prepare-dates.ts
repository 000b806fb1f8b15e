import { type DeliveryTerms, type RepeatDay, repeatDays, seoulClock, seoulDay } from '@vitis/domain';
import type { Services } from '../../http/services.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { type DeliveryRounds, readDeliveryRounds } from '../delivery-days/delivery-rounds.ts';
import { orderDate } from './order-date.ts';
import { publishRepeatingOrder } from './publish-repeating-order.ts';
import { repeatingOrderMail } from './repeating-order-mails.ts';
import { calendarAround, servedDaysOf } from './repeating-order-reader.ts';
import {
  closeOpenDates,
  findActive,
  findDate,
  findOrderingBuyer,
  lockRepeatingOrder,
  putDate,
} from './repeating-orders.repository.ts';

/** Nobody is written to at night. */
const PREPARED_FROM = '08:00';
/** Dates ahead that may be due: the order of one is made days before it comes. */
const DUE_AMONG = 2;
const NOBODY = { userId: null, requestId: null, address: null };

/**
 * Makes what is due of every repeating order: an order, or the question for one. Each date is one transaction, so that
 * one that fails leaves the others alone, and one row, so that several processes make it once. Dates that nobody has
 * confirmed are over when their day is. Returns how many dates it has prepared.
 */
export async function prepareDates(
  services: Services,
  terms: DeliveryTerms,
  failed: (error: unknown, id: number) => void,
): Promise<number> {
  const { database, now, transact } = services;
  const today = seoulDay(now());
  await closeOpenDates(database, { before: today });
  if (seoulClock(now()) < PREPARED_FROM) return 0;
  const holidays = await calendarAround(database, today);
  const rounds = await readDeliveryRounds(database, terms, now());
  let prepared = 0;
  for (const { id, days, ...repetition } of await findActive(database, today)) {
    const served = servedDaysOf(terms, repetition, holidays);
    const due = repeatDays(repetition, today, DUE_AMONG, served).filter(
      ({ day, preparedOn }) => preparedOn <= today && !days.includes(day),
    );
    for (const date of due) {
      try {
        if (await transact(NOBODY, (unit) => prepareDate(unit, { now, rounds }, id, date))) prepared += 1;
      } catch (error) {
        failed(error, id);
      }
    }
  }
  return prepared;
}

/** False where somebody was faster, or it runs no more. */
async function prepareDate(
  unit: UnitOfWork,
  { now, rounds }: { now: () => Date; rounds: DeliveryRounds },
  id: number,
  { day, deliveryDay, preparedOn }: RepeatDay,
): Promise<boolean> {
  const order = await lockRepeatingOrder(unit.tx, id);
  if (order?.status !== 'ACTIVE' || (await findDate(unit.tx, id, day))) return false;
  const date = { day, deliveryDay, preparedOn };
  const row = { repeatingOrderId: id, ...date, orderFormNumber: null };
  const { clientCompanyId } = order;
  const person = await findOrderingBuyer(unit.tx, clientCompanyId, order.createdBy);
  if (!person) {
    await putDate(unit.tx, { ...row, state: 'FAILED', refusal: 'CLIENT_HAS_NO_BUYER' });
    return true;
  }
  if (order.asksFirst) {
    await putDate(unit.tx, { ...row, state: 'WAITING', refusal: null });
    await publishRepeatingOrder(unit, order, 'ask', { day }, { day, state: 'WAITING' });
    unit.mail(repeatingOrderMail('WAITING', person, { id, deliveryDay }));
    return true;
  }
  const { userId, clientGroupId, language } = person;
  const buyer = { userId, clientCompanyId, clientGroupId };
  try {
    const number = await unit.savepoint((savepoint) =>
      orderDate(savepoint, now, {
        order,
        date,
        buyer,
        language,
        creditAcknowledged: false,
        shownPrices: [],
        rounds,
      }),
    );
    unit.mail(repeatingOrderMail('ORDERED', person, { id, deliveryDay, number }));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await putDate(unit.tx, { ...row, state: 'FAILED', refusal: error.code });
    await publishRepeatingOrder(unit, order, 'fail', { day, refusal: error.code }, { day, state: 'FAILED' });
    unit.mail(repeatingOrderMail('FAILED', person, { id, deliveryDay, refusal: error }));
  }
  return true;
}
