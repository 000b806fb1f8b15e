import { DayPicker } from 'react-day-picker';
import lookStyles from './calendar-look.module.scss';
import { calendarLook, dayOf, isoDay } from './calendar-look.tsx';
import type { DayFieldProps } from './day-field.tsx';

type DayCalendarProps = Pick<
  DayFieldProps,
  'value' | 'locale' | 'min' | 'max' | 'isClosed' | 'noteOf' | 'labels'
> & { onPick: (day: string) => void };

/** A month in which one day is chosen; days off are seen as such, and closed ones cannot be chosen. */
export function DayCalendar({ value, onPick, locale, min, max, isClosed, noteOf, labels }: DayCalendarProps) {
  return (
    <DayPicker
      {...calendarLook(locale, labels, noteOf)}
      mode="single"
      required
      autoFocus
      defaultMonth={dayOf(value ?? min ?? isoDay(new Date()))}
      startMonth={min ? dayOf(min) : undefined}
      endMonth={max ? dayOf(max) : undefined}
      disabled={[
        ...(min ? [{ before: dayOf(min) }] : []),
        ...(max ? [{ after: dayOf(max) }] : []),
        (day: Date) => isClosed?.(isoDay(day)) ?? false,
      ]}
      modifiers={{ off: [{ dayOfWeek: [0] }, (day: Date) => (noteOf?.(isoDay(day)) ?? null) !== null] }}
      modifiersClassNames={{ off: lookStyles.off ?? '' }}
      selected={value ? dayOf(value) : undefined}
      onSelect={(day) => onPick(isoDay(day))}
    />
  );
}
