import type { Language } from '@vitis/contracts';
import {
  addDays,
  type Day,
  DELIVERY_HORIZON_DAYS,
  type DeliveryCalendar,
  type DeliveryDayIssue,
  type DeliveryTerms,
  dayOfWeek,
  deliveryAreaOf,
  deliveryDayIssue,
  deliveryDays,
  formatDay,
  nextRound,
  seoulDay,
  weekdayNames,
} from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import type { Translated } from '../../db/schema.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import type { ProblemError } from '../../problems/problem-error.ts';
import { namedHolidaysFrom } from '../calendar/holiday-days.ts';

/** The first round may lie behind a long holiday that begins where the horizon ends. */
const BEYOND_HORIZON_DAYS = 30;

/** By what days are promised at a moment. */
export interface DeliveryRounds {
  terms: DeliveryTerms;
  holidays: readonly { date: Day; name: Translated }[];
  now: Date;
}

/** Reads the holidays that matter at a moment. For outside of transactions: a year that is new is computed. */
export async function readDeliveryRounds(
  database: Database,
  terms: DeliveryTerms,
  now: Date,
): Promise<DeliveryRounds> {
  const days = DELIVERY_HORIZON_DAYS + BEYOND_HORIZON_DAYS;
  return { terms, now, holidays: await namedHolidaysFrom(database, seoulDay(now), days) };
}

/** The area of a post code, and by what its days are reckoned. */
export function roundsTo({ terms, holidays, now }: DeliveryRounds, postalCode: string | null) {
  const area = deliveryAreaOf(terms.areas, postalCode);
  const dates = new Set(holidays.map(({ date }) => date));
  const calendar: DeliveryCalendar = { round: area, cutOff: terms.cutOff, holidays: dates, now };
  return { area, calendar };
}

interface AskedDay {
  day: Day;
  postalCode: string;
  /** Of the form, to which the refusal belongs. */
  field: string;
}

/** Throws 400, with the reason and the day that comes closest, for a day on which nothing can be delivered there. */
export function requireDeliveryDay(
  rounds: DeliveryRounds,
  { dueDate, postalCode }: { dueDate: Day; postalCode: string },
  language: Language,
): void {
  const issue = deliveryDayIssue(dueDate, roundsTo(rounds, postalCode).calendar);
  if (issue !== null)
    throw refusedDay(rounds, issue, { day: dueDate, postalCode, field: 'dueDate' }, language);
}

/** Throws 400 for a day on whose weekday its area is never served. Holidays are let pass. */
export function requireServedWeekday(rounds: DeliveryRounds, asked: AskedDay, language: Language): void {
  const { weekdays } = roundsTo(rounds, asked.postalCode).area;
  if (!weekdays.includes(dayOfWeek(asked.day))) throw refusedDay(rounds, 'DAY_NOT_SERVED', asked, language);
}

/** Throws 400 for a day before the next round to its area. */
export function requireRoundAhead(rounds: DeliveryRounds, asked: AskedDay, language: Language): void {
  const { area, calendar } = roundsTo(rounds, asked.postalCode);
  // One on a holiday is brought with the round after it.
  const day = nextRound(asked.day, { weekdays: area.weekdays, holidays: calendar.holidays });
  const issue = deliveryDayIssue(day, calendar);
  if (issue === 'DAY_TOO_SOON') throw refusedDay(rounds, issue, asked, language);
}

function refusedDay(
  rounds: DeliveryRounds,
  issue: DeliveryDayIssue,
  { day: asked, postalCode, field }: AskedDay,
  language: Language,
): ProblemError {
  const { area, calendar } = roundsTo(rounds, postalCode);
  const { days } = deliveryDays(calendar);
  return invalidField(field, issue, language, {
    area: inLanguage(area.name, language),
    weekdays: weekdayNames(area.weekdays, language),
    first: formatDay(days[0]!, language),
    next: formatDay(
      days.find((day) => day > asked) ??
        nextRound(addDays(asked, 1), { weekdays: area.weekdays, holidays: calendar.holidays }),
      language,
    ),
    last: formatDay(addDays(seoulDay(rounds.now), DELIVERY_HORIZON_DAYS), language),
  });
}
