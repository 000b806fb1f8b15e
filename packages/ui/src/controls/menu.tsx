import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { useFloating } from '../hooks/use-floating.ts';
import { chevronDownIcon } from '../icons.ts';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon, type IconDrawing } from './icon.tsx';
import styles from './menu.module.scss';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';

export interface MenuProps extends ButtonLook {
  /** What stands on the button. */
  label: ReactNode;
  /** The button's name, where what stands on it is a drawing. */
  name?: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  icon?: IconDrawing;
  /** No arrow beside the label, for a drawing alone. */
  arrow?: boolean;
  /** No frame of a button: a word in a bar. */
  bare?: boolean;
  disabled?: boolean;
}

/** A button that opens a list of actions or places. Arrow keys, Home, End, letters, Escape; Tab leaves and closes. */
export function Menu({
  label,
  name,
  items,
  align = 'start',
  icon,
  arrow = true,
  bare = false,
  disabled,
  variant,
  size,
  wide,
  className,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFloating(open !== false, trigger, list, { align, matchWidth: true });
  useDismiss(open !== false, () => setOpen(false), trigger, list);
  useEffect(() => {
    if (open === false) return;
    const entries = entriesOf(list.current);
    (open === 'first' ? (entries.find(isChecked) ?? entries[0]) : entries.at(-1))?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onListKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') close();
    else if (!moveFocus(entriesOf(list.current), event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={
          bare ? classNames(styles.bare, className) : buttonClass({ variant, size, wide, className })
        }
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open === false ? undefined : id}
        aria-label={name}
        disabled={disabled}
        onClick={() => setOpen(open === false ? 'first' : false)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <span className={styles.face}>
          {icon ? <Icon drawing={icon} size={18} /> : null}
          {label}
          {arrow ? <Icon className={styles.arrow} drawing={chevronDownIcon} size={14} /> : null}
        </span>
      </button>
      {open === false ? null : (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name ?? (typeof label === 'string' ? label : undefined)}
          className={styles.list}
          onKeyDown={onListKey}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated ? <hr className={styles.line} /> : null}
              <MenuEntry item={item} onChosen={close} />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

const isChecked = (entry: HTMLElement) => entry.getAttribute('aria-checked') === 'true';

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

/** Moves the focus among entries; false for a key that moves nothing. */
function moveFocus(entries: HTMLElement[], key: string): boolean {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = (index: number) => entries.at(index % entries.length)?.focus();
  if (key === 'ArrowDown') to(at + 1);
  else if (key === 'ArrowUp') to(at <= 0 ? -1 : at - 1);
  else if (key === 'Home') to(0);
  else if (key === 'End') to(-1);
  else if ([...key].length === 1 && key !== ' ') {
    const later = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
    later
      .find((entry) => entry.dataset.text?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
      ?.focus();
  } else return false;
  return true;
}
