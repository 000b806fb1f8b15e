import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This near to the end counts as being there, in px. */
const NEAR = 48;
/** This near to the beginning, what came before is fetched, in px. */
const EARLY = 400;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** Names what is shown; a change of it is a change of the rows. */
  rows: unknown;
  /** The last message that is shown is one that was just written here. */
  ownLast: string | null;
  onSeen: (sequence: number) => void;
  onEarly: () => void;
}

/**
 * Keeps a log where its reader left it. It is laid out from its end (`column-reverse`): what is put before the first
 * message moves nothing. At the end it stays at the end; away from it, what comes below leaves the sight as it is.
 */
export function useLogScroll({ scroller, rows, ownLast, onSeen, onEarly }: Options) {
  const [isAway, setAway] = useState(false);
  const away = useRef(false);
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const fromEnd = -element.scrollTop;
    away.current = fromEnd > NEAR;
    setAway(away.current);
    const box = element.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const at = (y: number, within: string) => document.elementFromPoint?.(middle, y)?.closest(within) ?? null;
    const group = at(box.top + 24, 'li') ?? at(box.top + box.height / 2, 'li');
    anchor.current = group && { element: group, top: group.getBoundingClientRect().top };
    onSeen(lastSeen(element, box.bottom));
    if (element.clientHeight > 0 && element.scrollHeight - element.clientHeight - fromEnd < EARLY) onEarly();
  }, [scroller, onSeen, onEarly]);

  // Opened at the first message that is new, where that lies above what fits.
  useLayoutEffect(() => {
    const element = scroller.current;
    const line = element?.querySelector('[data-new-line]');
    if (!element || !line) return;
    const above = line.getBoundingClientRect().top - element.getBoundingClientRect().top - NEAR;
    if (above < 0) element.scrollTop += above;
  }, [scroller]);

  // New rows are the reason to look.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    if (!away.current) element.scrollTop = 0;
    else if (anchor.current?.element.isConnected) {
      const { element: held, top } = anchor.current;
      element.scrollTop += held.getBoundingClientRect().top - top;
    }
    look();
  }, [scroller, rows, look]);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = 0;
    look();
  }, [scroller, look]);

  // Who has just written something wants to see it.
  useLayoutEffect(() => {
    if (ownLast !== null) toEnd();
  }, [ownLast, toEnd]);

  // What comes while the window is hidden is seen when it is shown again.
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);

  return { isAway, look, toEnd };
}

/** The last message whose beginning is in sight. */
function lastSeen(scroller: HTMLElement, bottom: number): number {
  const entries = scroller.querySelectorAll<HTMLElement>('[data-sequence]');
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]!;
    if (entry.getBoundingClientRect().top <= bottom) return Number(entry.dataset.sequence);
  }
  return 0;
}
