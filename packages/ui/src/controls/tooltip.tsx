import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFloating } from '../hooks/use-floating.ts';
import styles from './tooltip.module.scss';

/** Before a tip shows under a resting pointer, in ms. */
const REST = 300;

/**
 * A few words more about a control, for pointer and keyboard alike. Never the only place of what must be known:
 * on touch it does not show. The child must be one element that takes the focus.
 */
export function Tooltip({
  content,
  children,
}: {
  content: ReactNode;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useFloating(open, place, tip, { align: 'center' });

  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens around the control that it describes
    <span
      ref={place}
      className={styles.place}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        timer.current = setTimeout(() => setOpen(true), REST);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" className={styles.tip} hidden={!open}>
        {content}
      </span>
    </span>
  );
}
