import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segmented.module.scss';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Its name, where `label` is a drawing. */
  name?: string;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentOption<Value>[];
  /** None is chosen when no option has it: a period typed by hand. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  size?: 'small' | 'default';
  className?: string;
}

/** One of a few in one line: bottles or cases, table or pictures, a period. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'default',
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.group, styles[size], className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            aria-label={option.name}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
