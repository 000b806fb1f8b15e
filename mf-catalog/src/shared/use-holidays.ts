import { listHolidays } from '@vitis/contracts';
import { addDays, type Day, type Holidays, monthOf } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';

/**
 * What the calendar says of the month of a day and the three that follow; holidays come month by month, until then there are
 * none. Nothing is asked without a day.
 */
export function useHolidays(from: Day | null): { holidays: Holidays; nameOf: (day: Day) => string | null } {
  const month = (days: number) =>
    from === null ? null : { query: { yyyyMM: monthOf(addDays(from, days)) } };
  const months = [
    useEndpoint(listHolidays, month(0)),
    useEndpoint(listHolidays, month(31)),
    useEndpoint(listHolidays, month(62)),
    useEndpoint(listHolidays, month(93)),
  ];
  const known = months.flatMap(({ data }) => data?._embedded.items ?? []);
  return {
    holidays: new Set(known.map(({ date }) => date)),
    nameOf: (day) => known.find(({ date }) => date === day)?.name ?? null,
  };
}
