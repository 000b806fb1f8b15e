import { type RefObject, useEffect, useRef } from 'react';

/** Calls `dismiss` for a press or a focus outside all of these elements, while `open`. */
export function useDismiss(
  open: boolean,
  dismiss: () => void,
  ...inside: RefObject<HTMLElement | null>[]
): void {
  const latest = useRef({ dismiss, inside });
  useEffect(() => {
    latest.current = { dismiss, inside };
  });
  useEffect(() => {
    if (!open) return;
    const look = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node)) return;
      if (latest.current.inside.some((element) => element.current?.contains(target))) return;
      latest.current.dismiss();
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look, true);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look, true);
    };
  }, [open]);
}
