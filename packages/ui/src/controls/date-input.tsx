import { type FocusEvent, useRef, useState } from 'react';
import { lazyComponent } from '../hooks/lazy-component.ts';
import { calendarIcon } from '../icons.ts';
import type { CalendarLabels } from './calendar-parts.tsx';
import styles from './date-input.module.scss';
import type { DayCalendarProps } from './day-calendar.tsx';
import { Icon } from './icon.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';
import { Popover } from './popover.tsx';
import { typeInto } from './set-value.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface DateInputProps
  extends Omit<TextInputProps, 'suffix' | 'type' | 'inputMode'>,
    Pick<DayCalendarProps, 'locale' | 'isClosed' | 'noteOf' | 'onMonthChange'> {
  labels: CalendarLabels & { failed: string; retry: string };
}

const calendar = lazyComponent(() => import('./day-calendar.tsx').then((module) => module.DayCalendar));

/** A bound as a form library hands it on. */
const dayOrNone = (bound: string | number | undefined): string | undefined =>
  typeof bound === 'string' && bound !== '' ? bound : undefined;

const MONTH_AND_DAY = ['(0?[1-9]|1[0-2])', '(0?[1-9]|[12]\\d|3[01])'];
const PARTED_DAY = new RegExp(
  `^${['(\\d{2}|\\d{4})', ...MONTH_AND_DAY].join('(?:\\s*[-./년年월月]\\s*|\\s+)')}$`,
  'u',
);
/** Without separators only as many digits as a day has: fewer could be several days. */
const DIGITS_OF_DAY = /^((?:\d{2})?\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/u;
/** 2026. 11. 25.(수) is how many a document is dated. */
const AFTER_DAY = /(?:\s*[.일日])?(?:\s*\(\s*\p{L}+\.?\s*\))?$/u;

/** `20261125`, `26.11.25` and `2026-11-25 (수)` are what people type and paste. What is no month or day of one stays as it was typed. */
const asDay = (typed: string): string => {
  const written = typed.normalize('NFKC').trim().replace(AFTER_DAY, '');
  const [, year, month = '', day = ''] = PARTED_DAY.exec(written) ?? DIGITS_OF_DAY.exec(written) ?? [];
  if (year === undefined) return typed;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/**
 * A day, typed or chosen on a calendar, which comes when it is first opened. Works with a form library's `register`.
 */
export function DateInput(props: DateInputProps) {
  const { locale, min, max, isClosed, noteOf, onMonthChange, labels, className, onBlur, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input') ?? null;
  const [typed, setTyped] = useState('');

  const choose = (day: string) => {
    const field = input();
    if (field && field.value !== day) typeInto(field, day);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    choose(asDay(event.currentTarget.value));
    onBlur?.(event);
  };
  return (
    <div ref={box} className={className}>
      <TextInput
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        inputMode="numeric"
        {...rest}
        onBlur={leave}
        onKeyDown={(event) => {
          // A form is sent by Enter before the field is left.
          if (event.key === 'Enter') choose(asDay(event.currentTarget.value));
          rest.onKeyDown?.(event);
        }}
        suffix={
          <Popover
            align="end"
            label={labels.calendar}
            triggerClassName={styles.trigger}
            triggerProps={{ disabled: rest.disabled }}
            className={styles.panel}
            trigger={
              <>
                <Icon drawing={calendarIcon} size={18} />
                <span className="visually-hidden">{labels.calendar}</span>
              </>
            }
            onOpen={() => {
              const day = asDay(input()?.value ?? '');
              setTyped(day);
              onMonthChange?.(day);
            }}
          >
            {(close) => (
              <LazyCalendar
                lazy={calendar}
                className={styles.waiting}
                props={{
                  ...{ locale, isClosed, noteOf, onMonthChange, labels },
                  min: dayOrNone(min),
                  max: dayOrNone(max),
                  value: typed,
                  onChoose: (day) => {
                    choose(day);
                    close();
                  },
                }}
              />
            )}
          </Popover>
        }
      />
    </div>
  );
}
