import type { CartItem } from '@vitis/contracts';
import { useDraft } from '@vitis/portal/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartLine, isAskable } from '../../shared/order-flow/cart-line.ts';

/**
 * Which lines are to be asked for: all that can be, less those that the person has unticked. A new line is ticked, also
 * of a wine that was there before. The window remembers it, so that coming back from the next screen finds the same.
 * `items` is the cart as the provider has it; undefined until it is known.
 */
export function useChosen(lines: readonly CartLine[], items: readonly CartItem[] | undefined) {
  const place = useDraft('cart left out');
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(() => {
    const kept = place.read();
    return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
  });
  // An undo of a moment ago goes on from what holds by then.
  const latest = useRef(leftOut);
  const leaveOut = useCallback(
    (next: ReadonlySet<number>) => {
      latest.current = next;
      setLeftOut(next);
      place.write([...next]);
    },
    [place],
  );
  useEffect(() => {
    if (items === undefined) return;
    const left = items.flatMap(({ idProduct }) => (latest.current.has(idProduct) ? idProduct : []));
    if (left.length < latest.current.size) leaveOut(new Set(left));
  }, [items, leaveOut]);
  const askable = lines.filter(isAskable);
  const chosen = askable.filter(({ id }) => !leftOut.has(id));

  const choose = (ids: readonly number[], wanted: boolean) => {
    const next = new Set(latest.current);
    for (const id of ids) {
      if (wanted) next.delete(id);
      else next.add(id);
    }
    leaveOut(next);
  };
  return { askable, chosen, choose, leftOut };
}
