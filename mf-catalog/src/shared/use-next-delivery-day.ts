import { listHolidays } from '@vitis/contracts';
import { addBusinessDays, addDays, type Day, monthOf, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { serverNow } from '@vitis/platform/time';

const inMonth = (day: Day) => ({ query: { yyyyMM: monthOf(day) } });

/** The first day that an order of today may ask for: the next business day. Null until the holidays are known. */
export function useNextDeliveryDay(): Day | null {
  const today = seoulDay(serverNow());
  // A long holiday may reach into the next month.
  const now = useEndpoint(listHolidays, inMonth(today));
  const later = useEndpoint(listHolidays, inMonth(addDays(today, 28)));
  if (now.data === undefined || later.data === undefined) return null;
  const holidays = new Set(
    [now.data, later.data].flatMap(({ _embedded }) => _embedded.items.map(({ date }) => date)),
  );
  return addBusinessDays(addDays(today, 1), 0, holidays);
}
