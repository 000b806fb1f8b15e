import { lazyComponent } from '../hooks/lazy-component.ts';
import { calendarIcon, refreshIcon } from '../icons.ts';
import { Button } from './button.tsx';
import type { CalendarLabels } from './calendar-look.tsx';
import styles from './date-range.module.scss';
import { FieldNotes, type FieldProps, useField } from './field.tsx';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

export interface DayFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; null while none is chosen. */
  value: string | null;
  onValueChange: (day: string) => void;
  /** How the chosen day reads in the field. */
  format: (day: string) => string;
  /** BCP 47: how days and months read on the calendar. */
  locale: string;
  /** Earliest and latest day that may be chosen. */
  min?: string;
  max?: string;
  /** Days between them that cannot be chosen. */
  isClosed?: (day: string) => boolean;
  /** What is special about a day: the name of a holiday. It is read out with the day, which is coloured like a Sunday. */
  noteOf?: (day: string) => string | null;
  labels: CalendarLabels & {
    /** What stands in the field while no day is chosen. */
    none: string;
    failed: string;
    retry: string;
  };
  disabled?: boolean;
}

const calendar = lazyComponent(() => import('./day-calendar.tsx').then((module) => module.DayCalendar));

/** A day chosen on a calendar, which comes when it is first opened. */
export function DayField({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  value,
  onValueChange,
  format,
  disabled,
  ...rest
}: DayFieldProps) {
  const field = useField({ hint, error });
  const labelId = `${field.controlId}-label`;
  const valueId = `${field.controlId}-value`;
  return (
    <div className={className}>
      <label
        id={labelId}
        htmlFor={field.controlId}
        className={labelHidden ? 'visually-hidden' : styles.label}
      >
        {label}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </label>
      <Popover
        label={rest.labels.calendar}
        triggerClassName={styles.trigger}
        triggerProps={{
          ...field.attributes,
          'aria-labelledby': `${labelId} ${valueId}`,
          disabled: disabled ?? false,
        }}
        trigger={
          <>
            <Icon drawing={calendarIcon} size={18} />
            <span id={valueId} className={value === null ? styles.none : undefined}>
              {value === null ? rest.labels.none : format(value)}
            </span>
          </>
        }
      >
        {(close) => (
          <LazyCalendar
            {...rest}
            value={value}
            onPick={(day) => {
              onValueChange(day);
              close();
            }}
          />
        )}
      </Popover>
      <FieldNotes ids={field} hint={hint} error={error} />
    </div>
  );
}

type CalendarProps = Pick<
  DayFieldProps,
  'value' | 'locale' | 'min' | 'max' | 'isClosed' | 'noteOf' | 'labels'
> & { onPick: (day: string) => void };

function LazyCalendar(props: CalendarProps) {
  const { Component: Calendar, failure, retry } = calendar.use('now');
  if (Calendar !== null) return <Calendar {...props} />;
  if (failure === null) return <Skeleton shape="block" height={312} width={280} />;
  return (
    <div role="alert" className={styles.failed}>
      <p>{props.labels.failed}</p>
      <Button size="small" icon={refreshIcon} onClick={retry}>
        {props.labels.retry}
      </Button>
    </div>
  );
}
