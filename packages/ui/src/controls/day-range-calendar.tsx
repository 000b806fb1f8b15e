import { useEffect, useRef } from 'react';
import { type ClassNames, type DayButtonProps, DayPicker, type Matcher } from 'react-day-picker';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts';
import type { DateRangeProps } from './date-range.tsx';
import styles from './day-range-calendar.module.scss';
import { Icon } from './icon.tsx';

type DayRangeCalendarProps = Pick<
  DateRangeProps,
  'value' | 'onValueChange' | 'locale' | 'min' | 'max' | 'labels'
>;

const CLASSES: Partial<ClassNames> = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.button ?? '',
  today: styles.today ?? '',
  outside: styles.outside ?? '',
  disabled: styles.disabled ?? '',
  selected: styles.selected ?? '',
  range_start: styles.first ?? '',
  range_middle: styles.middle ?? '',
  range_end: styles.last ?? '',
};

/** One month, or two where there is room, in which a span of days is chosen. */
export function DayRangeCalendar({ value, onValueChange, locale, min, max, labels }: DayRangeCalendarProps) {
  const roomy = useMediaQuery('(min-width: 768px)');
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (day: Date) => format.format(day);
  };
  const month = say({ year: 'numeric', month: 'long' });
  const closed: Matcher[] = [
    ...(min ? [{ before: dayOf(min) }] : []),
    ...(max ? [{ after: dayOf(max) }] : []),
  ];
  return (
    <DayPicker
      mode="range"
      lang={locale}
      classNames={CLASSES}
      numberOfMonths={roomy ? 2 : 1}
      defaultMonth={shownFirst(value, roomy)}
      startMonth={min ? dayOf(min) : undefined}
      endMonth={max ? dayOf(max) : undefined}
      disabled={closed}
      weekStartsOn={locale === 'zh-CN' ? 1 : 0}
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
      formatters={{
        formatCaption: month,
        formatWeekdayName: say({ weekday: 'narrow' }),
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelDayButton: say({ dateStyle: 'full' }),
        labelGrid: month,
        labelGridcell: say({ dateStyle: 'full' }),
        labelWeekday: say({ weekday: 'long' }),
        labelNav: () => labels.calendar,
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
      }}
      components={{
        DayButton: NamedDay,
        Chevron: ({ orientation }) => (
          <Icon drawing={orientation === 'left' ? chevronLeftIcon : chevronRightIcon} size={18} />
        ),
      }}
    />
  );
}

/** A day whose name is read out whole while its figure is seen. */
function NamedDay({ day: _day, modifiers, children, 'aria-label': name, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) button.current?.focus();
  }, [modifiers.focused]);
  return (
    <button ref={button} type="button" {...rest}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** Local midnight: a day on a calendar, not an instant. */
function dayOf(text: string): Date {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Of two months the right one is that of the end, for what is looked up lies in the past. */
function shownFirst({ from, to }: DayRangeCalendarProps['value'], roomy: boolean): Date | undefined {
  const end = to ?? from;
  if (!end) return undefined;
  const day = dayOf(end);
  return roomy ? new Date(day.getFullYear(), day.getMonth() - 1, 1) : day;
}
