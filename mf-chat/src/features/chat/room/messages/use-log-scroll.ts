import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This near to the end counts as being there, in px. */
const NEAR = 48;
/** This near to the beginning, what came before is fetched, in px. */
const EARLY = 400;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** Name of the last message that was written here and is on its way. */
  ownLast: string | null;
  onSeen: (sequence: number) => void;
  onEarly: () => void;
}

/**
 * Where the reader of a log is, what is in sight and whether it has come near the beginning. The log is laid out from
 * its end (`column-reverse`): at the end `scrollTop` is 0, and what is put before the first message moves nothing.
 */
export function useLogScroll({ scroller, ownLast, onSeen, onEarly }: Options) {
  const [isAway, setAway] = useState(false);
  const away = useRef(false);

  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const fromEnd = -element.scrollTop;
    away.current = fromEnd > NEAR;
    setAway(away.current);
    onSeen(lastSeen(element));
    if (element.clientHeight > 0 && element.scrollHeight - element.clientHeight - fromEnd < EARLY) onEarly();
  }, [scroller, onSeen, onEarly]);

  const toEnd = useCallback(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
    look();
  }, [scroller, look]);

  // Opened at the first message that is new, where that lies above what fits.
  useLayoutEffect(() => {
    const element = scroller.current;
    const line = element?.querySelector('[data-new-line]');
    if (element && line) {
      const above = line.getBoundingClientRect().top - element.getBoundingClientRect().top - NEAR;
      if (above < 0) element.scrollTop += above;
    }
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

  const isAwayNow = useCallback(() => away.current, []);
  return { isAway, isAwayNow, look, toEnd };
}

/** The last message whose beginning is in sight. */
function lastSeen(scroller: HTMLElement): number {
  const { bottom } = scroller.getBoundingClientRect();
  const entries = scroller.querySelectorAll<HTMLElement>('[data-sequence]');
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]!;
    if (entry.getBoundingClientRect().top <= bottom) return Number(entry.dataset.sequence);
  }
  return 0;
}
