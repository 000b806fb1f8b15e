import { listHolidays } from '@vitis/contracts';
import { isBusinessDay, isDay, monthOf, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { DateInput, type DateInputProps } from '@vitis/ui';
import { useState } from 'react';

interface DayFieldProps extends Omit<DateInputProps, 'locale' | 'labels' | 'onMonthChange'> {
  /** Weekends and holidays cannot be chosen on the calendar, in the place of what `isClosed` says. */
  businessDays?: boolean;
}

/** A day of the order flow, on the calendar of the house. Holidays come with the month that is looked at. */
export function DayField({ businessDays = false, isClosed, ...rest }: DayFieldProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [shown, setShown] = useState<string | null>(null);
  const month = businessDays && shown !== null ? monthOf(isDay(shown) ? shown : seoulDay(serverNow())) : null;
  const { data } = useEndpoint(listHolidays, month === null ? null : { query: { yyyyMM: month } });
  const holidays = new Set(data?._embedded.items.map(({ date }) => date));

  return (
    <DateInput
      {...rest}
      locale={language}
      onMonthChange={setShown}
      isClosed={businessDays ? (day) => !isBusinessDay(day, holidays) : isClosed}
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
