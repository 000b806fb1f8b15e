import { formatDay } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { DayField, type DayFieldProps } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';

type CalendarDayFieldProps = Omit<DayFieldProps, 'format' | 'locale' | 'labels'>;

/** A day of a form, chosen on the calendar of the house. */
export function CalendarDayField(props: CalendarDayFieldProps) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <DayField
      {...props}
      locale={language}
      format={(day) => formatDay(day, language)}
      labels={{
        none: t('portal.day.none'),
        calendar: t('portal.day.calendar'),
        previousMonth: t('portal.list.previousMonth'),
        nextMonth: t('portal.list.nextMonth'),
        failed: t('portal.list.calendarFailed'),
        retry: t('portal.common.retry'),
      }}
    />
  );
}
