import { useEffect, useRef, useState } from 'react';

/** Whoever does one of these has the page before them. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focus'] as const;

const MARK = /^\(\d+\) /;

/**
 * Puts the number of what has come before the page's title, where a tab shows it, until its reader does something there.
 *
 * @param counts what waits, by the places where it does; empty as long as it is not known
 */
export function useArrivedWork(counts: ReadonlyMap<string, number>): void {
  const [arrived, setArrived] = useState(0);
  const known = useRef<ReadonlyMap<string, number> | null>(null);

  useEffect(() => {
    const before = known.current;
    if (counts.size === 0) return;
    known.current = counts;
    if (before === null) return;
    const more = [...counts].reduce(
      (sum, [path, count]) => sum + Math.max(0, count - (before.get(path) ?? 0)),
      0,
    );
    if (more > 0) setArrived((number) => number + more);
  }, [counts]);

  useEffect(() => {
    if (arrived === 0) return;
    const show = () => {
      const title = `(${arrived}) ${document.title.replace(MARK, '')}`;
      if (document.title !== title) document.title = title;
    };
    const seen = () => setArrived(0);
    show();
    // Another screen, or its data, has a title of its own.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    for (const sign of SIGNS) addEventListener(sign, seen, { passive: true });
    return () => {
      watch.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, seen);
      document.title = document.title.replace(MARK, '');
    };
  }, [arrived]);
}
