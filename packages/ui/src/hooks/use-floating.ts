import { type RefObject, useLayoutEffect } from 'react';

/** Distance from the trigger and from the edge of the window, in px. */
const GAP = 6;
const EDGE = 8;

/**
 * Puts a panel (`position: fixed`) under its trigger, above it where there is no room below, and within the window.
 * Scrolling or resizing moves it along. Nothing clips it, whatever scrolls around the trigger.
 */
export function useFloating(
  open: boolean,
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { align = 'start', matchWidth = false }: { align?: 'start' | 'end'; matchWidth?: boolean } = {},
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const at = trigger.current?.getBoundingClientRect();
      const box = panel.current;
      if (!at || !box) return;
      if (matchWidth) box.style.setProperty('min-width', `${at.width}px`);
      const { offsetWidth: width, offsetHeight: height } = box;
      const wide = document.documentElement.clientWidth;
      const high = document.documentElement.clientHeight;
      const wanted = align === 'end' ? at.right - width : at.left;
      const below = at.bottom + GAP;
      const above = at.top - GAP - height;
      const fitsBelow = below + height <= high - EDGE;
      // Where it fits on neither side it lies over its trigger rather than out of sight.
      const top = fitsBelow ? below : above >= EDGE ? above : Math.max(EDGE, high - EDGE - height);
      box.style.setProperty('left', `${Math.max(EDGE, Math.min(wanted, wide - EDGE - width))}px`);
      box.style.setProperty('top', `${top}px`);
      box.style.setProperty('max-height', `${high - 2 * EDGE}px`);
    };
    place();
    // What it holds may come later, or change.
    const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    if (panel.current) grown?.observe(panel.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      grown?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, trigger, panel, align, matchWidth]);
}
