import { type RefObject, useLayoutEffect } from 'react';

/** How long a message that was looked for stands out, in ms. */
const SHOWN_MS = 2_000;

/** Brings a message that was looked for into the middle, and lets it stand out for a moment. */
export function useSought(
  scroller: RefObject<HTMLElement | null>,
  sought: { sequence: number } | null,
): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    const entry = sought && box?.querySelector<HTMLElement>(`[data-sequence="${sought.sequence}"]`);
    if (!box || !entry) return;
    const show = () => {
      const [its, all] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollTop += its.top + its.height / 2 - all.top - all.height / 2;
    };
    show();
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
    entry.dataset.sought = '';
    // What was never in sight has its true height only now.
    const frame = requestAnimationFrame(show);
    const timer = setTimeout(() => delete entry.dataset.sought, SHOWN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete entry.dataset.sought;
    };
  }, [scroller, sought]);
}
