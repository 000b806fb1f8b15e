import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useComposedEnter } from '../hooks/use-composed-enter.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import styles from './combobox.module.scss';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface ComboboxOption {
  id: string;
  label: ReactNode;
}

export interface ComboboxProps
  extends Pick<
    TextInputProps,
    | 'label'
    | 'labelHidden'
    | 'hint'
    | 'error'
    | 'icon'
    | 'placeholder'
    | 'maxLength'
    | 'className'
    | 'onPaste'
  > {
  ref?: Ref<HTMLInputElement>;
  /** Its screen is there for it: the focus begins here. */
  isStart?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** What the words of now, or those of a moment ago, may mean; the likeliest first. */
  options: readonly ComboboxOption[];
  /** The options answer what is written now. Enter before that waits for them. */
  isSettled: boolean;
  onChoose: (id: string) => void;
  /** Name of the list of options. */
  optionsLabel: string;
  /** Said below the field in place of options: that there are none, or that they did not come. */
  status?: ReactNode;
}

/** A field that finds something by what is typed: arrows walk through what may be meant, Enter takes the first one. */
export function Combobox({
  ref,
  isStart = false,
  value,
  onValueChange,
  options,
  isSettled,
  onChoose,
  optionsLabel,
  status,
  className,
  ...field
}: ComboboxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const active = Math.min(walked, options.length - 1);
  const close = () => {
    setOpen(false);
    setWanted(false);
  };
  useDismiss(open, close, box);

  const choose = (chosen: string | undefined) => {
    if (chosen === undefined) return;
    close();
    setWalked(0);
    onChoose(chosen);
  };
  useEffect(() => {
    // There is room for the list below the field; bars that stay at the lower edge keep clear of it.
    if (open) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const first = options[0]?.id;
  useEffect(() => {
    if (!isWanted || !isSettled) return;
    setWanted(false);
    latest.current(first);
  }, [isWanted, isSettled, first]);

  const enter = useComposedEnter<HTMLInputElement>(() => {
    if (!open) setOpen(true);
    else if (isSettled) choose(options[active]?.id);
    else setWanted(true);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return enter.onKeyDown(event);
    // With Ctrl it sends what the field stands in.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (step === undefined) return enter.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    if (!open) return setOpen(true);
    if (options.length > 0) setWalked((active + step + options.length) % options.length);
  };
  const isListed = open && options.length > 0;

  return (
    <div ref={box} className={classNames(styles.box, className)}>
      <TextInput
        {...field}
        {...enter}
        ref={ref}
        data-autofocus={isStart || undefined}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          setWalked(0);
          setWanted(false);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isListed ? (
        <div id={id} role="listbox" aria-label={optionsLabel} className={styles.options}>
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
            <div
              key={option.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={classNames(styles.option, at === active && styles.active)}
              ref={at === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              // The field would lose the focus before the press is told.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option.id)}
            >
              {option.label}
            </div>
          ))}
        </div>
      ) : null}
      <div role="status" className={open && !isListed && status ? styles.options : undefined}>
        {open && !isListed && status ? <p className={styles.status}>{status}</p> : null}
      </div>
    </div>
  );
}
