import type { Language, RepeatDate, RepeatingOrder } from '@vitis/contracts';
import {
  addDays,
  type Day,
  type DeliveryTerms,
  deliveryAreaOf,
  type Holidays,
  type RepeatDay,
  repeatDays,
  type ServedDays,
} from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { holidaysFrom } from '../calendar/holiday-days.ts';
import { pricedLines } from '../cart/priced-lines.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import {
  findDates,
  findRepeatedLines,
  findRepeatingOrders,
  type StoredDate,
  type StoredRepeatingOrder,
} from './repeating-orders.repository.ts';

const NEXT_DATES = 3;
const PAST_DATES = 5;
/** Dates are told of for a year after they were. */
const PAST_DAYS = 365;
/** Weeks back that a date may have been moved over, and ahead as far as three dates of a month reach. */
const CALENDAR = { back: 28, days: 180 } as const;

/** Holidays as far as the next dates of any repeating order reach. */
export const calendarAround = (database: Database, today: Day): Promise<Holidays> =>
  holidaysFrom(database, addDays(today, -CALENDAR.back), CALENDAR.days);

/** On which days its address is served. */
export const servedDaysOf = (
  { areas }: DeliveryTerms,
  { postalCode }: Pick<StoredRepeatingOrder, 'postalCode'>,
  holidays: Holidays,
): ServedDays => ({ weekdays: deliveryAreaOf(areas, postalCode).weekdays, holidays });

/** A date of a rhythm of which nothing has become yet. */
const planned = (date: RepeatDay): RepeatDate => ({
  ...date,
  state: 'PLANNED',
  orderFormNumber: null,
  refusal: null,
});

const toDate = ({ repeatingOrderId: _id, ...row }: StoredDate): RepeatDate => row;

/**
 * The next dates of an order with what has become of them, and the last ones. One that is paused has none ahead but those
 * that were prepared before.
 */
export function datesOf(
  order: StoredRepeatingOrder,
  known: readonly StoredDate[],
  today: Day,
  served: ServedDays,
): Pick<RepeatingOrder, 'dates' | 'past'> {
  if (order.status === 'PAUSED') {
    const isAhead = ({ deliveryDay }: StoredDate) => deliveryDay >= today;
    const past = known.filter((row) => !isAhead(row)).slice(0, PAST_DATES);
    return { dates: known.filter(isAhead).map(toDate).reverse(), past: past.map(toDate) };
  }
  const next = order.status === 'ACTIVE' ? repeatDays(order, today, NEXT_DATES, served) : [];
  const rowOf = new Map(known.map((row) => [row.day, row]));
  const dates = next.map((date) => {
    const row = rowOf.get(date.day);
    return row === undefined ? planned(date) : toDate(row);
  });
  const ahead = new Set(next.map(({ day }) => day));
  const past = known.filter(({ day }) => !ahead.has(day)).slice(0, PAST_DATES);
  return { dates, past: past.map(toDate) };
}

interface Reading {
  catalogue: Catalogue;
  buyer: BuyerScope;
  language: Language;
  terms: DeliveryTerms;
  today: Day;
}

/** The repeating orders of a company as the API answers them, or one of them. */
export async function readRepeatingOrders(
  database: Database,
  { catalogue, buyer, language, terms, today }: Reading,
  id?: number,
): Promise<RepeatingOrder[]> {
  const orders = await findRepeatingOrders(database, buyer, id);
  const ids = orders.map((order) => order.id);
  const lines = await findRepeatedLines(database, ids);
  const known = await findDates(database, ids, addDays(today, -PAST_DAYS));
  const holidays = await calendarAround(database, today);
  const priced = await pricedLines(database, catalogue, buyer, lines, language);
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    interval: order.interval,
    firstDay: order.firstDay,
    asksFirst: order.asksFirst,
    shipping: {
      fullName: order.recipientName,
      mobile: order.recipientMobile,
      postalCode: order.postalCode,
      address1: order.address1,
      address2: order.address2,
      message: order.shippingMessage,
    },
    requestMessage: order.requestMessage,
    products: priced.filter((_item, index) => lines[index]!.repeatingOrderId === order.id),
    ...datesOf(
      order,
      known.filter(({ repeatingOrderId }) => repeatingOrderId === order.id),
      today,
      servedDaysOf(terms, order, holidays),
    ),
    version: order.version,
  }));
}

/** One of them. Throws 404 where it is not there, or another company's. */
export async function readRepeatingOrder(
  database: Database,
  reading: Reading,
  id: number,
): Promise<RepeatingOrder> {
  const [order] = await readRepeatingOrders(database, reading, id);
  if (order === undefined) throw notFound();
  return order;
}
