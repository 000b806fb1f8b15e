import { DayPicker, type Matcher } from 'react-day-picker';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { type CalendarLabels, calendarParts, dayOf, isoDay } from './calendar-parts.tsx';

/** Days as `YYYY-MM-DD`, both counted in; null for an open end. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

export interface DayRangeCalendarProps {
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  /** BCP 47: how days and months read. */
  locale: string;
  /** Earliest and latest day that may be chosen. */
  min?: string;
  max?: string;
  labels: CalendarLabels;
}

/** One month, or two where there is room, in which a span of days is chosen. */
export function DayRangeCalendar({ value, onValueChange, locale, min, max, labels }: DayRangeCalendarProps) {
  const roomy = useMediaQuery('(min-width: 768px)');
  const closed: Matcher[] = [
    ...(min ? [{ before: dayOf(min) }] : []),
    ...(max ? [{ after: dayOf(max) }] : []),
  ];
  return (
    <DayPicker
      {...calendarParts(locale, labels)}
      mode="range"
      numberOfMonths={roomy ? 2 : 1}
      defaultMonth={shownFirst(value, roomy)}
      startMonth={min ? dayOf(min) : undefined}
      endMonth={max ? dayOf(max) : undefined}
      disabled={closed}
      selected={{
        from: value.from ? dayOf(value.from) : undefined,
        to: value.to ? dayOf(value.to) : undefined,
      }}
      onSelect={(range) =>
        onValueChange({
          from: range?.from ? isoDay(range.from) : null,
          to: range?.to ? isoDay(range.to) : null,
        })
      }
    />
  );
}

/** Of two months the right one is that of the end, for what is looked up lies in the past. */
function shownFirst({ from, to }: DayRange, roomy: boolean): Date | undefined {
  const end = to ?? from;
  if (!end) return undefined;
  const day = dayOf(end);
  return roomy ? new Date(day.getFullYear(), day.getMonth() - 1, 1) : day;
}
