import { type InputHTMLAttributes, type ReactNode, type Ref, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { closeIcon, eyeIcon, eyeOffIcon } from '../icons.ts';
import { Field, type FieldProps, useField } from './field.tsx';
import { Icon, type IconDrawing } from './icon.tsx';
import { typeInto } from './set-value.ts';
import styles from './text-input.module.scss';

export interface TextInputProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix' | 'size' | 'children'> {
  ref?: Ref<HTMLInputElement>;
  /** Drawn inside, before the text. */
  icon?: IconDrawing;
  prefix?: ReactNode;
  /** For example a unit. */
  suffix?: ReactNode;
  /** Name of the button that empties the field; without it there is none. */
  clearLabel?: string;
  /** For passwords: names of the button that shows and hides what is written. */
  reveal?: { show: string; hide: string };
  /** Takes digits only (business numbers, codes, telephone numbers) and brings up their keys on a phone. */
  digits?: boolean;
}

/** One line of text. Works with a form library's `register` as well as with `value` and `onChange`. */
export function TextInput({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  ref,
  icon,
  prefix,
  suffix,
  clearLabel,
  reveal,
  digits,
  id,
  type = 'text',
  onInput,
  onCompositionEnd,
  ...rest
}: TextInputProps) {
  const field = useField({ id, hint, error });
  const box = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState(false);

  const clear = () => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    typeInto(input, '');
    input.focus();
  };

  return (
    <Field ids={field} {...{ label, labelHidden, hint, error, mark, className }}>
      <div ref={box} className={classNames(styles.box, error ? styles.invalid : undefined)}>
        {icon ? <Icon className={styles.icon} drawing={icon} size={18} /> : null}
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <input
          placeholder=" "
          inputMode={digits ? 'numeric' : undefined}
          {...rest}
          {...field.attributes}
          ref={ref}
          className={styles.input}
          type={reveal ? (revealed ? 'text' : 'password') : type}
          onInput={(event) => {
            // A composition must not be cut into; its end is looked at below.
            if (digits && !(event.nativeEvent as InputEvent).isComposing) keepDigits(event.currentTarget);
            onInput?.(event);
          }}
          onCompositionEnd={(event) => {
            const input = event.currentTarget;
            if (digits && onlyDigits(input.value) !== input.value) typeInto(input, onlyDigits(input.value));
            onCompositionEnd?.(event);
          }}
        />
        {clearLabel ? (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <Icon drawing={closeIcon} size={16} />
          </button>
        ) : null}
        {reveal ? (
          <button
            type="button"
            className={styles.action}
            aria-label={revealed ? reveal.hide : reveal.show}
            aria-controls={field.controlId}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon drawing={revealed ? eyeOffIcon : eyeIcon} size={20} />
          </button>
        ) : null}
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}

function keepDigits(input: HTMLInputElement): void {
  const kept = onlyDigits(input.value);
  if (kept !== input.value) input.value = kept;
}

/** Full-width digits are what a Japanese or Korean keyboard may send. */
function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
