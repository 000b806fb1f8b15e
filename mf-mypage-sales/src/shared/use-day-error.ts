import { type Day, formatDay, isDay, lastDeliveryDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';

/** What is wrong with a day that a delivery is to be planned on, in words; undefined where it can be. */
export function useDayError(day: string, today: Day): string | undefined {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const last = lastDeliveryDay(today);
  if (!isDay(day)) return t('narrow.noDay');
  if (day < today) return t('plan.pastDay');
  return day > last ? t('document.dayTooFar', { day: formatDay(last, language) }) : undefined;
}
