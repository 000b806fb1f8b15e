import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames, grouped } from '../class-names.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import numberStyles from './number-input.module.scss';
import styles from './text-input.module.scss';
import { BOTTLES_AFTER } from './units.ts';
import { useSelectedOnFocus } from './use-selected-on-focus.ts';

export interface NumberInputProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'prefix' | 'size' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  ref?: Ref<HTMLInputElement>;
  value: number | null;
  /**
   * A whole number, null when the field is empty, NaN when what is typed is no whole number: no rules of a form take that for a
   * figure, nor for none. Bounds are the form's to judge: nothing typed is lost.
   */
  onValueChange: (value: number | null) => void;
  /** Asks for a whole number, where a part of one, or less than nothing, is typed. */
  unreadError: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** What is counted: whatever the trade calls it may be pasted with a figure, and no money is a count. */
  units?: 'bottles' | undefined;
  /** How the figure reads while nobody types; groups of three unless told. */
  format?: (value: number) => string;
}

/**
 * A whole number such as a price: grouped to read, bare digits to type. What is no whole number stays as it was typed and is
 * worth NaN; who sends a form asks `focusUnread` first.
 */
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
  unreadError,
  prefix,
  suffix,
  units,
  format = grouped,
  id,
  onFocus,
  onBlur,
  onMouseUp,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [draft, setDraft] = useState<string | null>(null);
  const read = units === undefined ? wholeNumber : countOf;
  const isUnread = Number.isNaN(value);
  const bare = value === null || isUnread ? '' : String(value);
  const said = isUnread ? unreadError : error;
  const field = useField({ id, hint, error: said });
  const selection = useSelectedOnFocus(() => {
    if (!isUnread) setDraft(bare);
  });
  const isTyped = draft !== null && (draft === '' ? value === null : read(draft) === value && value !== null);
  // Mounted anew, or back by an undo under other digits, it knows no more what was typed.
  const unreadText = draft !== null && read(draft) === null ? draft : '';
  const shown = isUnread
    ? unreadText
    : isTyped
      ? draft
      : draft !== null || value === null
        ? bare
        : format(value);

  // What comes from elsewhere takes the place of what was left unread.
  useEffect(() => {
    if (!Number.isNaN(value) && document.activeElement !== input.current) setDraft(null);
  }, [value]);
  useEffect(() => input.current?.setCustomValidity(isUnread ? unreadError : ''), [isUnread, unreadError]);

  return (
    <Field ids={field} {...{ label, labelHidden, hint, error: said, mark, className }}>
      <div className={classNames(styles.box, said ? styles.invalid : undefined)}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...field.attributes}
          ref={input}
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
            if (!isUnread) setDraft(null);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            // Where nothing stands, a deletion is no change to a browser: it still says that there is no figure.
            const empties = event.key === 'Backspace' || event.key === 'Delete';
            if (empties && isUnread && unreadText === '') onValueChange(null);
            onKeyDown?.(event);
          }}
          onChange={(event) => {
            selection.onChange();
            const { value: text } = event.currentTarget;
            const count = withoutUnit(text.trim(), units, suffix);
            const typed = isKept(event, draft) && read(count) === null ? text.trim() : bareNumber(count);
            setDraft(typed);
            onValueChange(typed === '' ? null : (read(typed) ?? Number.NaN));
          }}
        />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}

/** A text without the unit of its field after it. */
function withoutUnit(text: string, units: NumberInputProps['units'], suffix: ReactNode): string {
  if (units !== undefined) return text.replace(BOTTLES_AFTER, '');
  return typeof suffix === 'string' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/**
 * Whether a change comes from elsewhere: of what is typed a wrong key is left out, but of 300만 or 2박스 no 300 and no 2 may be
 * left.
 */
const isPasted = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && /^insertFrom(?:Paste|Drop)/u.test(String(nativeEvent.inputType));

/** Whether a text stays in its words until it is read or emptied: one that is pasted, and what is changed of it afterwards. */
export const isKept = (event: ChangeEvent, draft: string | null): boolean =>
  isPasted(event) || (draft !== null && draft !== bareNumber(draft));

/** Digits that words or spaces part, or brackets of bookkeepers: no one number, whatever is taken out. */
const PARTED = /\d[,.-]*[^\d,.-]\D*\d|[()]/u;

/** What of a text belongs to a number, well written or not: its digits, points and signs; all of it where it has several numbers. */
export function bareNumber(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-');
  return PARTED.test(plain) ? plain : plain.replace(/[^\d.-]/g, '');
}

const CURRENCY = String.raw`[\p{Sc}\\]|원|won|krw|円|元`;
const WHOLE_NUMBER = new RegExp(
  String.raw`^(?:${CURRENCY})?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.0{0,2})?\s*(?:${CURRENCY})?$`,
  'iu',
);

/**
 * A text as a whole number from 0 on: "１,２００원" is 1200, "12.00" of a sheet 12. Null when it is anything else than one number
 * with a currency beside it: "1.5" is not 15, "38.000", which is 38000 to some, is neither, and "2박스" is a count only where its
 * unit is known.
 */
export function wholeNumber(text: string): number | null {
  const [, digits] = WHOLE_NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', '').slice(0, 15));
}

/** A text as a count; no money is one. */
export const countOf = (text: string): number | null =>
  /[\p{L}\p{Sc}\\]/u.test(text) ? null : wholeNumber(text);
