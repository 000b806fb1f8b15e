import { listHolidays } from '@vitis/contracts';
import { addMonths, type Day, type Holidays, monthOf } from '@vitis/domain';
import { type Loaded, useEndpoint } from '@vitis/platform/data';

interface KnownHolidays {
  holidays: Holidays;
  nameOf: (day: Day) => string | null;
  /** The months, for who has to wait for all of them. */
  months: readonly Loaded<unknown>[];
}

/**
 * What the calendar says of the month of a day and the three that follow; holidays come month by month, until then there are
 * none. Nothing is asked without a day.
 */
export function useHolidays(from: Day | null): KnownHolidays {
  const month = (after: number) =>
    from === null ? null : { query: { yyyyMM: monthOf(addMonths(from, after)) } };
  const months = [
    useEndpoint(listHolidays, month(0)),
    useEndpoint(listHolidays, month(1)),
    useEndpoint(listHolidays, month(2)),
    useEndpoint(listHolidays, month(3)),
  ];
  const known = months.flatMap(({ data }) => data?._embedded.items ?? []);
  return {
    holidays: new Set(known.map(({ date }) => date)),
    nameOf: (day) => known.find(({ date }) => date === day)?.name ?? null,
    months,
  };
}
