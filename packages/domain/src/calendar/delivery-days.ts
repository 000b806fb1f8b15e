import type { Translated } from '../language.ts';
import { addBusinessDays, type Holidays, isWeekend, nextBusinessDay } from './business-day.ts';
import { addDays, type Day, dayOfWeek, seoulClock, seoulDay, seoulInstant } from './day.ts';

/** Orders may ask for a day this far ahead, and no further: nobody plans rounds for a day beyond. */
export const DELIVERY_HORIZON_DAYS = 90;

/** Longest way to the next round; an area that is not served for a year is a mistake. */
const FURTHEST_DAYS = 366;

/** When an area is served. */
export interface DeliveryRound {
  /** Weekdays of its rounds; 0 is Sunday. Public holidays have none. */
  readonly weekdays: readonly number[];
  /** Business days from the one on which an order is taken in to the first round that can carry it; at least 1. */
  readonly leadDays: number;
}

/** An area with its rounds. */
export interface DeliveryArea extends DeliveryRound {
  readonly name: Translated;
  /** Spans of post codes, both ends counted in; none for the rest of the country. */
  readonly postalCodes?: readonly { readonly from: string; readonly to: string }[] | undefined;
}

/** By what a house promises its days. */
export interface DeliveryTerms {
  /** Orders before this hour of a business day are taken in on that day: `15:00`, in Seoul. */
  readonly cutOff: string;
  /** The first one that has a post code serves it; the last one serves what none has. */
  readonly areas: readonly DeliveryArea[];
}

/** What the promise for one address is made of. */
export interface DeliveryCalendar {
  readonly round: DeliveryRound;
  readonly cutOff: string;
  readonly holidays: Holidays;
  readonly now: Date;
}

/** On which days an area is served, whatever is to be carried. */
export interface ServedDays extends Pick<DeliveryRound, 'weekdays'> {
  readonly holidays: Holidays;
}

/** Why a day cannot be promised. */
export type DeliveryDayIssue = 'DAY_TOO_SOON' | 'DAY_HOLIDAY' | 'DAY_NOT_SERVED' | 'DAY_TOO_FAR';

/** The area of a post code. Throws a RangeError where a house serves none. */
export function deliveryAreaOf(areas: readonly DeliveryArea[], postalCode: string | null): DeliveryArea {
  const has = ({ postalCodes }: DeliveryArea) =>
    postalCode !== null &&
    postalCodes?.some(({ from, to }) => from <= postalCode && postalCode <= to) === true;
  const area = areas.find(has) ?? areas.at(-1);
  if (area === undefined) throw new RangeError('a house that delivers nowhere');
  return area;
}

const isServed = (day: Day, { weekdays }: Pick<DeliveryRound, 'weekdays'>, holidays: Holidays): boolean =>
  weekdays.includes(dayOfWeek(day)) && !holidays.has(day);

/** The business day on which an order of this moment is taken in. */
function takenInOn({ cutOff, holidays, now }: DeliveryCalendar): Day {
  const today = seoulDay(now);
  return nextBusinessDay(seoulClock(now) < cutOff ? today : addDays(today, 1), holidays);
}

/** The day itself when its area is served, otherwise the next one. Throws a RangeError after a year without any. */
export function nextRound(from: Day, { weekdays, holidays }: ServedDays): Day {
  for (let ahead = 0; ahead <= FURTHEST_DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    if (isServed(day, { weekdays }, holidays)) return day;
  }
  throw new RangeError(`No round within a year after ${from}`);
}

/** The first round for what is taken in on a business day. */
function firstRound(takenIn: Day, { round: { weekdays, leadDays }, holidays }: DeliveryCalendar): Day {
  const from = addDays(addBusinessDays(takenIn, leadDays - 1, holidays), 1);
  return nextRound(from, { weekdays, holidays });
}

/** The days that an order of this moment may ask for, the earliest first, and the instant until which that one holds. */
export function deliveryDays(calendar: DeliveryCalendar): { days: Day[]; orderBy: Date } {
  const { round, holidays, cutOff, now } = calendar;
  let takenIn = takenInOn(calendar);
  const first = firstRound(takenIn, calendar);
  for (;;) {
    const next = nextBusinessDay(addDays(takenIn, 1), holidays);
    if (firstRound(next, calendar) !== first) break;
    takenIn = next;
  }
  const last = addDays(seoulDay(now), DELIVERY_HORIZON_DAYS);
  const days: Day[] = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (isServed(day, round, holidays)) days.push(day);
  }
  return { days, orderBy: seoulInstant(takenIn, cutOff) };
}

/** Why an order of this moment cannot ask for a day; null where it can. */
export function deliveryDayIssue(day: Day, calendar: DeliveryCalendar): DeliveryDayIssue | null {
  const { round, holidays, now } = calendar;
  if (day > addDays(seoulDay(now), DELIVERY_HORIZON_DAYS)) return 'DAY_TOO_FAR';
  if (holidays.has(day) || (isWeekend(day) && !isServed(day, round, holidays))) return 'DAY_HOLIDAY';
  if (!isServed(day, round, holidays)) return 'DAY_NOT_SERVED';
  return day < firstRound(takenInOn(calendar), calendar) ? 'DAY_TOO_SOON' : null;
}
