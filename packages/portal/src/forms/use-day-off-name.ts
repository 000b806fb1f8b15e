import { listHolidays } from '@vitis/contracts';
import { dayOfWeek, isDay, monthOf } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { usePortalTexts } from '../remote/screen-frame.tsx';

/** Why nobody usually delivers on a day, for a person: the holiday's name, or that it is a Sunday. Null on other days. */
export function useDayOffName(day: string): string | null {
  const { t } = usePortalTexts();
  const known = isDay(day);
  const holidays = useEndpoint(listHolidays, known ? { query: { yyyyMM: monthOf(day) } } : null);
  const holiday = holidays.data?._embedded.items.find(({ date }) => date === day)?.name;
  return holiday ?? (known && dayOfWeek(day) === 0 ? t('portal.forms.sunday') : null);
}
