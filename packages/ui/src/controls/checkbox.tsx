import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.scss';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'children'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  labelHidden?: boolean;
  /** At the end of the line, for example how many wines it would show. */
  after?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  className?: string;
}

/** Yes or no for one thing. */
export function Checkbox({
  ref,
  label,
  labelHidden,
  after,
  hint,
  error,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = indeterminate;
  }, [indeterminate]);
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');

  return (
    <div className={classNames(styles.field, className)}>
      <label ref={box} className={classNames(styles.line, labelHidden && styles.bare)}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>
        {after === undefined ? null : <span className={styles.after}>{after}</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
