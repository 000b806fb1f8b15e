import { useLanguage } from '@vitis/platform/i18n';
import { DateInput, type DateInputProps } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';

/** A day of a form, typed or chosen on the calendar of the house, the same in every browser. */
export function DayField(props: Omit<DateInputProps, 'locale' | 'labels'>) {
  const { t } = usePortalTexts();
  return (
    <DateInput
      {...props}
      locale={useLanguage()}
      labels={{
        calendar: t('portal.forms.calendar'),
        previousMonth: t('portal.list.previousMonth'),
        nextMonth: t('portal.list.nextMonth'),
        failed: t('portal.list.calendarFailed'),
        retry: t('portal.common.retry'),
      }}
    />
  );
}
