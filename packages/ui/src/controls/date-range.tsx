import { lazyComponent } from '../hooks/lazy-component.ts';
import { calendarIcon } from '../icons.ts';
import { Button } from './button.tsx';
import type { CalendarLabels } from './calendar-parts.tsx';
import styles from './date-range.module.scss';
import type { DayRange, DayRangeCalendarProps } from './day-range-calendar.tsx';
import { FieldNotes, type FieldProps, useField } from './field.tsx';
import { Icon } from './icon.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';
import { Popover } from './popover.tsx';
import { Segmented } from './segmented.tsx';

export interface DatePreset extends DayRange {
  id: string;
  label: string;
}

export interface DateRangeProps extends FieldProps, DayRangeCalendarProps {
  /** Periods in one press: today, 15 days, 1 month … */
  presets?: readonly DatePreset[];
  labels: CalendarLabels & {
    presets: string;
    /** What stands in the field while no day is chosen. */
    none: string;
    clear: string;
    done: string;
    failed: string;
    retry: string;
  };
  disabled?: boolean;
}

const calendar = lazyComponent(() =>
  import('./day-range-calendar.tsx').then((module) => module.DayRangeCalendar),
);

/** A span of days by a preset or on a calendar, which comes when it is first opened. */
export function DateRange({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  value,
  onValueChange,
  presets,
  locale,
  min,
  max,
  labels,
  disabled,
}: DateRangeProps) {
  const field = useField({ hint, error });
  const preset = presets?.find((each) => each.from === value.from && each.to === value.to);
  const shown = value.from || value.to ? `${value.from ?? ''} – ${value.to ?? ''}` : labels.none;

  return (
    <div className={className}>
      <label htmlFor={field.controlId} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </label>
      <div className={styles.line}>
        {presets && presets.length > 0 ? (
          <Segmented
            label={labels.presets}
            options={presets.map((each) => ({ value: each.id, label: each.label, disabled }))}
            value={preset?.id ?? null}
            onValueChange={(id) => {
              const chosen = presets.find((each) => each.id === id);
              if (chosen) onValueChange({ from: chosen.from, to: chosen.to });
            }}
          />
        ) : null}
        <Popover
          label={labels.calendar}
          triggerClassName={styles.trigger}
          triggerProps={{
            id: field.controlId,
            'aria-describedby': field.attributes['aria-describedby'],
            'aria-invalid': field.attributes['aria-invalid'],
            disabled,
          }}
          trigger={
            <>
              <Icon drawing={calendarIcon} size={18} />
              <span className={value.from || value.to ? undefined : styles.none}>{shown}</span>
            </>
          }
        >
          {(close) => (
            <>
              <LazyCalendar
                lazy={calendar}
                className={styles.waiting}
                props={{ value, onValueChange, locale, min, max, labels }}
              />
              <div className={styles.actions}>
                <Button size="small" variant="quiet" onClick={() => onValueChange({ from: null, to: null })}>
                  {labels.clear}
                </Button>
                <Button size="small" variant="primary" onClick={close}>
                  {labels.done}
                </Button>
              </div>
            </>
          )}
        </Popover>
      </div>
      <FieldNotes ids={field} hint={hint} error={error} />
    </div>
  );
}
