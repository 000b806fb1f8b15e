import { type RefObject, useEffect, useRef } from 'react';
import type { RowInHand } from './use-row-in-hand.ts';
import { linkOf } from './use-row-keys.ts';

/** What a press is meant for by itself. */
const CONTROLS = 'a, button, input, label, select, textarea, summary';

/** Takes a row in hand that is pressed beside its links and buttons; a text that is being marked is no press. */
export function useRowPress(place: RefObject<HTMLElement | null>, hand: RowInHand): void {
  const current = useRef(hand);
  useEffect(() => {
    current.current = hand;
  });
  useEffect(() => {
    const list = place.current;
    const onClick = ({ target }: MouseEvent) => {
      const { isPossible, take } = current.current;
      if (!isPossible || !(target instanceof Element) || target.closest(CONTROLS) !== null) return;
      const row = target.closest<HTMLElement>('tbody tr[data-row]');
      if (row?.dataset.row === undefined || getSelection()?.isCollapsed === false) return;
      take(row.dataset.row);
      // Keys go on from here.
      linkOf(row)?.focus({ preventScroll: true });
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [place]);
}
