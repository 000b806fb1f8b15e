import { listHolidays } from '@vitis/contracts';
import { dayOfWeek, formatDay, isDay, monthOf } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

/** A day on which nobody usually delivers. */
export interface DayOff {
  /** Why, for a person: the holiday's name, or that it is a Sunday. Null on other days. */
  name: string | null;
  /** Asks whether it is meant; true at once on other days. */
  isMeant: () => Promise<boolean>;
}

/** Whether a day that is chosen for a delivery is a Sunday or a public holiday. */
export function useDayOff(day: string): DayOff {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const known = isDay(day);
  const holidays = useEndpoint(listHolidays, known ? { query: { yyyyMM: monthOf(day) } } : null);
  const holiday = holidays.data?._embedded.items.find(({ date }) => date === day)?.name;
  const name = holiday ?? (known && dayOfWeek(day) === 0 ? t('plan.sunday') : null);
  return {
    name,
    isMeant: async () =>
      name === null ||
      confirm(t('plan.dayOffAsk', { day: formatDay(day, language), name }), { accept: t('plan.dayOffYes') }),
  };
}
