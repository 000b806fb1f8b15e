import { DayPicker, type Matcher } from 'react-day-picker';
import styles from './calendar.module.scss';
import { type CalendarLabels, calendarParts, dayOf, isoDay } from './calendar-parts.tsx';

export interface DayCalendarProps {
  /** `YYYY-MM-DD`, or whatever has been typed so far. */
  value: string;
  onChoose: (day: string) => void;
  locale: string;
  /** Earliest and latest day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a day in between may not be chosen: a weekend, a holiday. */
  isClosed?: ((day: string) => boolean) | undefined;
  /** What is special about a day: the name of a holiday. It is read out with the day, which is coloured like a Sunday. */
  noteOf?: ((day: string) => string | null) | undefined;
  /** Called with a day of the month that comes into sight, or with what was typed in the place of one. */
  onMonthChange?: ((day: string) => void) | undefined;
  labels: CalendarLabels;
}

/** A month in which one day is chosen. */
export function DayCalendar(props: DayCalendarProps) {
  const { value, onChoose, locale, min, max, isClosed, noteOf, onMonthChange, labels } = props;
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayOf(value) : undefined;
  const shown = chosen ?? (min ? dayOf(min) : undefined);
  const closed: Matcher[] = [
    ...(min ? [{ before: dayOf(min) }] : []),
    ...(max ? [{ after: dayOf(max) }] : []),
    ...(isClosed ? [(day: Date) => isClosed(isoDay(day))] : []),
  ];
  const parts = calendarParts(locale, labels, noteOf);
  return (
    <DayPicker
      {...parts}
      classNames={{ ...parts.classNames, selected: parts.classNames.range_start }}
      mode="single"
      required
      defaultMonth={shown}
      startMonth={min ? dayOf(min) : undefined}
      endMonth={max ? dayOf(max) : undefined}
      disabled={closed}
      modifiers={{ off: [{ dayOfWeek: [0] }, (day: Date) => Boolean(noteOf?.(isoDay(day)))] }}
      modifiersClassNames={{ off: styles.off ?? '' }}
      selected={chosen}
      onSelect={(day) => onChoose(isoDay(day))}
      onMonthChange={(month) => onMonthChange?.(isoDay(month))}
    />
  );
}
