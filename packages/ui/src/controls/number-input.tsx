import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { classNames, grouped } from '../class-names.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import numberStyles from './number-input.module.scss';
import styles from './text-input.module.scss';
import { useSelectedOnFocus } from './use-selected-on-focus.ts';

export interface NumberInputProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'prefix' | 'size' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  ref?: Ref<HTMLInputElement>;
  value: number | null;
  /** A whole number, or null when the field is empty. Bounds are the form's to judge: nothing typed is lost. */
  onValueChange: (value: number | null) => void;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** How the figure reads while nobody types; groups of three unless told. */
  format?: (value: number) => string;
}

/** A whole number such as a price: grouped to read, bare digits to type. */
export function NumberInput({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  ref,
  value,
  onValueChange,
  prefix,
  suffix,
  format = grouped,
  id,
  onFocus,
  onBlur,
  onMouseUp,
  ...rest
}: NumberInputProps) {
  const field = useField({ id, hint, error });
  const [typing, setTyping] = useState(false);
  const selection = useSelectedOnFocus(() => setTyping(true));
  const shown = value === null ? '' : typing ? String(value) : format(value);

  return (
    <Field ids={field} {...{ label, labelHidden, hint, error, mark, className }}>
      <div className={classNames(styles.box, error ? styles.invalid : undefined)}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...field.attributes}
          ref={ref}
          className={classNames(styles.input, numberStyles.figures)}
          value={shown}
          onFocus={(event) => {
            selection.onFocus(event);
            onFocus?.(event);
          }}
          onMouseUp={(event) => {
            selection.onMouseUp(event);
            onMouseUp?.(event);
          }}
          onBlur={(event) => {
            selection.onBlur();
            setTyping(false);
            onBlur?.(event);
          }}
          onChange={(event) => {
            selection.onChange();
            onValueChange(wholeNumber(event.currentTarget.value));
          }}
        />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}

/** The digits of a text as a number: "１,２００원" is 1200; null when it has none, or more than a number can hold. */
export function wholeNumber(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
}
