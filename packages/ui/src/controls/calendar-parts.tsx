import { useEffect, useRef } from 'react';
import type { ClassNames, DayButtonProps, DayPickerProps } from 'react-day-picker';
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts';
import styles from './calendar.module.scss';
import { Icon } from './icon.tsx';

/** Names of what stands around the days of a calendar. */
export interface CalendarLabels {
  calendar: string;
  previousMonth: string;
  nextMonth: string;
}

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

/** How every calendar of ours looks and reads; `locale` as BCP 47. `noteOf` adds to a day's name what is special about it. */
export function calendarParts(
  locale: string,
  labels: CalendarLabels,
  noteOf?: (day: string) => string | null,
) {
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (day: Date) => format.format(day);
  };
  const month = say({ year: 'numeric', month: 'long' });
  const whole = say({ dateStyle: 'full' });
  const nameOf = (day: Date) => [whole(day), noteOf?.(isoDay(day))].filter(Boolean).join(', ');
  return {
    lang: locale,
    classNames: CLASSES,
    weekStartsOn: locale === 'zh-CN' ? 1 : 0,
    formatters: {
      formatCaption: month,
      formatWeekdayName: say({ weekday: 'narrow' }),
      formatDay: (day) => String(day.getDate()),
    },
    labels: {
      labelDayButton: nameOf,
      labelGrid: month,
      labelGridcell: nameOf,
      labelWeekday: say({ weekday: 'long' }),
      labelNav: () => labels.calendar,
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
    },
    components: {
      DayButton: NamedDay,
      Chevron: ({ orientation }) => (
        <Icon drawing={orientation === 'left' ? chevronLeftIcon : chevronRightIcon} size={18} />
      ),
    },
  } satisfies Partial<DayPickerProps>;
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
export function dayOf(text: string): Date {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** `YYYY-MM-DD` of a local midnight. */
export function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
