import { type InputHTMLAttributes, type ReactNode, type Ref, useRef, useState } from 'react';
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
  onKeyDown,
  onMouseUp,
  ...rest
}: NumberInputProps) {
  const field = useField({ id, hint, error });
  const [draft, setDraft] = useState<string | null>(null);
  /** Before it was typed over, or as it was last sent: it holds where what was typed is no number. */
  const before = useRef(value);
  const bare = value === null ? '' : String(value);
  const selection = useSelectedOnFocus(() => {
    before.current = value;
    setDraft(bare);
  });
  const isUnread = draft !== null && draft !== '' && wholeNumber(draft) === null;
  const isTyped = draft !== null && wholeNumber(draft) === value;
  const shown = isUnread || isTyped ? draft : draft !== null || value === null ? bare : format(value);

  return (
    <Field ids={field} {...{ label, labelHidden, hint, error, mark, className }}>
      <div className={classNames(styles.box, error || isUnread ? styles.invalid : undefined)}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...field.attributes}
          aria-invalid={isUnread || field.attributes['aria-invalid']}
          ref={ref}
          className={classNames(styles.input, numberStyles.figures)}
          value={shown}
          onFocus={(event) => {
            selection.onFocus(event);
            onFocus?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isUnread) {
              if (event.key === 'Enter') before.current = value;
              return onKeyDown?.(event);
            }
            // A form is not sent with another figure than the one that is seen.
            event.preventDefault();
            event.stopPropagation();
          }}
          onMouseUp={(event) => {
            selection.onMouseUp(event);
            onMouseUp?.(event);
          }}
          onBlur={(event) => {
            selection.onBlur();
            setDraft(null);
            onBlur?.(event);
          }}
          onChange={(event) => {
            selection.onChange();
            const typed = bareNumber(event.currentTarget.value);
            setDraft(typed);
            onValueChange(typed === '' ? null : (wholeNumber(typed) ?? before.current));
          }}
        />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}

/** What of a text belongs to a number, well written or not: its digits, points and signs. */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u2212', '-')
    .replace(/[^\d.-]/g, '');

/**
 * A text as a whole number from 0 on: "１,２００원" is 1200, "12.00" of a sheet 12. Null when it has no digits, or says a part or
 * less than nothing: "1.5" is not 15.
 */
export function wholeNumber(text: string): number | null {
  const [, digits] = /^(\d+)(?:\.0*)?$/.exec(bareNumber(text)) ?? [];
  return digits === undefined ? null : Number(digits.slice(0, 15));
}
