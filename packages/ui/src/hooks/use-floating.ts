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
  { align = 'start', matchWidth = false }: { align?: 'start' | 'end' | 'center'; matchWidth?: boolean } = {},
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
      const wanted = { start: at.left, end: at.right - width, center: at.left + (at.width - width) / 2 }[
        align
      ];
      const below = at.bottom + GAP;
      const above = at.top - GAP - height;
      const top = below + height > high - EDGE && above >= EDGE ? above : below;
      box.style.setProperty('left', `${Math.max(EDGE, Math.min(wanted, wide - EDGE - width))}px`);
      box.style.setProperty('top', `${top}px`);
      box.style.setProperty('max-height', `${Math.max(160, high - EDGE - Math.max(top, EDGE))}px`);
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, trigger, panel, align, matchWidth]);
}
