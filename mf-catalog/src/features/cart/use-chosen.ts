import { useDraft } from '@vitis/portal/forms';
import { useState } from 'react';
import { type CartLine, isAskable } from '../../shared/order-flow/cart-line.ts';

/**
 * Which lines are to be asked for: all that can be, less those that the person has unticked. A new line is ticked. The
 * window remembers it, so that coming back from the next screen finds the same.
 */
export function useChosen(lines: readonly CartLine[]) {
  const place = useDraft('cart left out');
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(() => {
    const kept = place.read();
    return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
  });
  const askable = lines.filter(isAskable);
  const chosen = askable.filter(({ id }) => !leftOut.has(id));

  const choose = (ids: readonly number[], wanted: boolean) => {
    const next = new Set(leftOut);
    for (const id of ids) {
      if (wanted) next.delete(id);
      else next.add(id);
    }
    setLeftOut(next);
    place.write([...next]);
  };
  return { askable, chosen, choose };
}
