import { listHolidays } from '@vitis/contracts';
import {
  addBusinessDays,
  addDays,
  type Day,
  isBusinessDay,
  isDay,
  monthOf,
  nextBusinessDay,
  seoulDay,
} from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { serverNow } from '@vitis/platform/time';

/** Nobody plans further ahead than this; what lies there is being typed. */
const FURTHEST_DAYS = 730;

/** Days that are proposed: after so many business days. */
const PROPOSED = [1, 3, 5] as const;

const inMonth = (day: Day) => ({ query: { yyyyMM: monthOf(day) } });

/**
 * What the calendar says of a delivery day: proposals, and whether the chosen day is no business day. Holidays come
 * month by month; until they are there, only weekends are known.
 */
export function useDueDays(chosen: string) {
  const today = seoulDay(serverNow());
  // Proposals may reach over a long holiday into the next month, and the chosen day lies anywhere.
  const now = useEndpoint(listHolidays, inMonth(today));
  const later = useEndpoint(listHolidays, inMonth(addDays(today, 28)));
  const planned = isDay(chosen) && chosen >= today && chosen <= addDays(today, FURTHEST_DAYS);
  const then = useEndpoint(listHolidays, planned ? inMonth(chosen) : null);
  const known = [now, later, then].flatMap(({ data }) => data?._embedded.items ?? []);
  const holidays = new Set(known.map(({ date }) => date));

  const closed = planned && !isBusinessDay(chosen, holidays);
  return {
    today,
    proposals: PROPOSED.map((after) => ({
      after,
      day: addBusinessDays(addDays(today, 1), after - 1, holidays),
    })),
    /** The chosen day is closed: by which holiday (null on a weekend), and the business day after it. */
    closed: closed
      ? {
          holiday: known.find(({ date }) => date === chosen)?.name ?? null,
          next: nextBusinessDay(chosen, holidays),
        }
      : null,
  };
}
