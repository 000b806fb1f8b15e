import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog-frame.module.scss';

export interface DialogFrameProps {
  onClose: () => void;
  /** Whether Escape and a press beside the dialog close it. */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  labelledBy?: string;
  describedBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog for as long as it is rendered: focus stays inside, the page behind is inert, and focus goes
 * back to where it came from. What carries `data-autofocus` gets the focus first, otherwise the dialog itself, so
 * that its name is read out.
 */
export function DialogFrame({
  onClose,
  dismissable = true,
  role,
  labelledBy,
  describedBy,
  label,
  className,
  children,
}: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    // Where a document cannot show modals (a test's), an open dialog still holds the content.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const beside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      role={role}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={(event) => {
        // A file field inside tells of its own "cancel", which is not ours.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // The key is heard here: "cancel" is let through by a browser on the second press, whatever we say.
        event.preventDefault();
        event.stopPropagation();
        if (dismissable) onClose();
      }}
      onMouseDown={(event) => {
        // The second press of a double click was meant for the button that opened the dialog.
        pressedBeside.current = beside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        // A drag that began inside (selecting text) must not close it.
        if (dismissable && pressedBeside.current && beside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
