import { formatDay } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useDayOffName } from '@vitis/portal/forms';

/** A day on which nobody usually delivers. */
export interface DayOff {
  /** Why, for a person: the holiday's name, or that it is a Sunday. Null on other days. */
  name: string | null;
  /** Says that nobody usually delivers then; nothing on other days. */
  hint: string | undefined;
  /** Asks whether it is meant; true at once on other days. */
  isMeant: () => Promise<boolean>;
}

/** Whether a day that is chosen for a delivery is a Sunday or a public holiday. */
export function useDayOff(day: string): DayOff {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const name = useDayOffName(day);
  return {
    name,
    hint: name === null ? undefined : t('plan.dayOff', { name }),
    isMeant: async () =>
      name === null ||
      confirm(t('plan.dayOffAsk', { day: formatDay(day, language), name }), { accept: t('plan.dayOffYes') }),
  };
}
