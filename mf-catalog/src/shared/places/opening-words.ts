import type { OpeningHours } from '@vitis/contracts';
import { weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

const dayAt = (weekday: number): string => `2026-11-${22 + weekday}`;
const WEEKDAYS = '1,2,3,4,5';

/** Spans of the same days are said in one line. */
const groupedByDays = (hours: readonly OpeningHours[]): OpeningHours[][] => [
  ...Map.groupBy(hours, ({ days }) => days.join()).values(),
];

/** The hours of a place in words, a line for each group of days: 평일 10:00–18:00. */
export function useOpeningWords(): (hours: readonly OpeningHours[]) => string[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const daysOf = ({ days }: OpeningHours) =>
    days.join() === WEEKDAYS
      ? t('place.weekdays')
      : days.map((weekday) => weekdayName(dayAt(weekday), language)).join('·');
  return (hours) =>
    groupedByDays(hours).map(
      (of) => `${daysOf(of[0]!)} ${of.map(({ from, to }) => `${from}–${to}`).join(', ')}`,
    );
}
