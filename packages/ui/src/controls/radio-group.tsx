import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, type FieldProps } from './field.tsx';
import styles from './radio-group.module.scss';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'type' | 'value' | 'defaultValue' | 'onChange'
    > {
  options: readonly RadioOption[];
  /** Controlled by value … */
  value?: string;
  onValueChange?: (value: string) => void;
  /** … or left to the form: `register` gives `ref`, `name`, `onChange`, `onBlur`. */
  defaultValue?: string;
  onChange?: InputHTMLAttributes<HTMLInputElement>['onChange'];
  ref?: Ref<HTMLInputElement>;
  /** Side by side, or as framed rows that say more. */
  layout?: 'line' | 'stack' | 'cards';
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  layout = 'line',
  name,
  ...rest
}: RadioGroupProps) {
  const made = useId();
  const ids = { controlId: made, hintId: `${made}-hint`, errorId: `${made}-error` };
  const described = [error ? ids.errorId : null, hint ? ids.hintId : null].filter(Boolean).join(' ');
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={described || undefined}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>
        {label}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </legend>
      <div className={classNames(styles.options, styles[layout])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...rest}
              ref={ref}
              type="radio"
              name={name ?? made}
              className={styles.dot}
              value={option.value}
              disabled={option.disabled || rest.disabled}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
            />
            <span>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
