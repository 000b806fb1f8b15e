import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DateInput, type DateInputProps } from '@vitis/ui';

/** A day of the order flow, on the calendar of the house. */
export function DayField(props: Omit<DateInputProps, 'locale' | 'labels'>) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <DateInput
      {...props}
      locale={language}
      labels={{
        calendar: t('day.calendar'),
        previousMonth: t('day.previousMonth'),
        nextMonth: t('day.nextMonth'),
        failed: t('day.failed'),
        retry: t('failure.retry'),
      }}
    />
  );
}
