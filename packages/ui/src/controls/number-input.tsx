import { type InputHTMLAttributes, type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import numberStyles from './number-input.module.scss';
import styles from './text-input.module.scss';

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

const grouped = (value: number) => value.toLocaleString('en-US');

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
  /** From the focus until the press that brought it is over. */
  const isFresh = useRef(false);
  const [typing, setTyping] = useState(false);
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
            // A selection that came with the focus (Tab, Enter in a sheet) outlives the change of text only if that comes at once.
            const isWhole = event.currentTarget.selectionEnd !== event.currentTarget.selectionStart;
            flushSync(() => setTyping(true));
            isFresh.current = !isWhole;
            if (isWhole) event.currentTarget.select();
            onFocus?.(event);
          }}
          onMouseUp={(event) => {
            // A press puts the caret between the digits, where a new figure would be mixed with the old one.
            const { selectionStart, selectionEnd } = event.currentTarget;
            if (isFresh.current && selectionStart === selectionEnd) event.currentTarget.select();
            isFresh.current = false;
            onMouseUp?.(event);
          }}
          onBlur={(event) => {
            isFresh.current = false;
            setTyping(false);
            onBlur?.(event);
          }}
          onChange={(event) => {
            isFresh.current = false;
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
