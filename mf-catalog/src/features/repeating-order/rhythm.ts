import type { RepeatInterval } from '@vitis/contracts';
import { type Day, weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

/** How often a repeating order comes, in words: 매주 화요일, 매월 24일. */
export function useRhythm(): (interval: RepeatInterval, firstDay: Day) => string {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (interval, firstDay) =>
    t(`subscribe.rhythm.${interval}`, {
      weekday: weekdayName(firstDay, language),
      day: Number(firstDay.slice(8)),
    });
}
