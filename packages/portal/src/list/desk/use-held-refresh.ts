import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds a list still while the pointer is on its rows: nobody presses a row that has just come in the place of another.
 *
 * @param list what the rows stand in
 * @returns `ask` runs something at once, or when the pointer has left; `isHeld` as long as something waits; `release` runs it
 */
export function useHeldRefresh(list: RefObject<HTMLElement | null>) {
  const isOver = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  const [isHeld, setHeld] = useState(false);

  const release = () => {
    const run = waiting.current;
    waiting.current = null;
    setHeld(false);
    run?.();
  };
  const ask = (run: () => void) => {
    if (!isOver.current) return run();
    waiting.current = run;
    setHeld(true);
  };
  const latest = useRef(release);
  useEffect(() => {
    latest.current = release;
  });

  useEffect(() => {
    const place = list.current;
    const move = ({ target }: Event) => {
      isOver.current = target instanceof Element && target.closest('tbody') !== null;
      if (!isOver.current) latest.current();
    };
    const leave = () => {
      isOver.current = false;
      latest.current();
    };
    place?.addEventListener('pointerover', move);
    place?.addEventListener('pointerleave', leave);
    return () => {
      place?.removeEventListener('pointerover', move);
      place?.removeEventListener('pointerleave', leave);
    };
  }, [list]);

  return { ask, isHeld, release };
}
