import {
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { growWithText, growWithWidth } from '../hooks/grow-with-text.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import styles from './text-area.module.scss';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'children'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** With `maxLength`: what the counter says, for example "12 of 500". */
  counter?: (used: number, most: number) => string;
}

/** Several lines of text; it is as high as what is written, by whomever. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  ref,
  id,
  counter,
  maxLength,
  rows = 4,
  onInput,
  ...rest
}: TextAreaProps) {
  const field = useField({ id, hint, error });
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const measured = useRef<string>(undefined);
  // With each drawing, since forms put drafts into it, and empty it, without an input. Not before a dialog is open, in which
  // nothing has a height.
  useEffect(() => {
    if (area.current === null || area.current.value === measured.current) return;
    measured.current = area.current.value;
    growWithText(area.current);
  });
  useEffect(() => (area.current === null ? undefined : growWithWidth(area.current)), []);
  const [typed, setTyped] = useState<number | null>(null);
  const given = rest.value ?? rest.defaultValue ?? '';
  const used = rest.value === undefined && typed !== null ? typed : String(given).length;

  const count =
    counter && maxLength !== undefined ? (
      <p className={classNames(styles.counter, used >= maxLength && styles.full)}>
        {counter(used, maxLength)}
      </p>
    ) : null;

  return (
    <Field ids={field} {...{ label, labelHidden, hint, error, mark, className }} after={count}>
      <textarea
        {...rest}
        {...field.attributes}
        ref={area}
        rows={rows}
        maxLength={maxLength}
        className={classNames(styles.area, error ? styles.invalid : undefined)}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          growWithText(event.currentTarget);
          onInput?.(event);
        }}
      />
    </Field>
  );
}
