import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { chevronDownIcon } from '../icons.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'size'> {
  ref?: Ref<HTMLSelectElement>;
  /** Either these, or `option` elements as children (for groups). */
  options?: readonly SelectOption[];
  /** A first choice that is none, with the value "". */
  placeholder?: string;
  size?: 'small' | 'default';
  children?: ReactNode;
}

/** One of a few: the system's own list, which every phone and screen reader knows. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  ref,
  id,
  options,
  placeholder,
  size = 'default',
  children,
  ...rest
}: SelectProps) {
  const field = useField({ id, hint, error });
  return (
    <Field ids={field} {...{ label, labelHidden, hint, error, mark, className }}>
      <div className={styles.box}>
        <select
          {...rest}
          {...field.attributes}
          ref={ref}
          className={classNames(styles.select, styles[size], error ? styles.invalid : undefined)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon className={styles.arrow} drawing={chevronDownIcon} size={16} />
      </div>
    </Field>
  );
}
