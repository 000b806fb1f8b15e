import { chevronDownIcon, Icon } from '@vitis/ui';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure.module.scss';
import { useOnOtherPage } from './use-on-other-page.ts';

interface Props {
  /** What stands on the button. */
  label: ReactNode;
  /** The button's name, where what stands on it says too little. */
  name?: string;
  className?: string;
  /** Called before it is needed: the pointer or the focus has come near. */
  onNear?: () => void;
  children: ReactNode;
}

/**
 * A button that shows a panel of links under it. Escape closes it, and so do a press or the focus elsewhere and every
 * change of the page.
 */
export function Disclosure({ label, name, className, onNear, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOnOtherPage(
    open,
    useCallback(() => setOpen(false), []),
  );
  useEffect(() => {
    if (!open) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the button and the panel together
    <div
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${className ?? ''}`}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!open)}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className={styles.label}>{label}</span>
        <Icon drawing={chevronDownIcon} size={14} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  );
}
