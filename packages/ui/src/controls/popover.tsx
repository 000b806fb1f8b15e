import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { useFloating } from '../hooks/use-floating.ts';
import styles from './popover.module.scss';

export interface PopoverProps {
  /** What stands on the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Attributes that tie the button to a field's label, hint and error. */
  triggerProps?: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; disabled?: boolean };
  /** Name of the panel. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
  /** Called before the panel is shown. */
  onOpen?: () => void;
  /** Gets a function that closes the panel and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel that stays until it is left: Escape, or a press or the focus elsewhere. */
export function Popover({
  trigger,
  triggerClassName,
  triggerProps,
  label,
  align,
  className,
  onOpen,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFloating(open, button, panel, { align });
  useDismiss(open, () => setOpen(false), button, panel);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        {...triggerProps}
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {open ? (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(styles.panel, className)}
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  );
}
