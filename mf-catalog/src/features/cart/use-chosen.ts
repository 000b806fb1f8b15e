import type { CartItem } from '@vitis/contracts';
import { useDraft } from '@vitis/portal/forms';
import { useEffect, useState } from 'react';
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
  useEffect(() => {
    const left = items?.flatMap(({ idProduct }) => (leftOut.has(idProduct) ? idProduct : [])) ?? [];
    if (items === undefined || left.length === leftOut.size) return;
    setLeftOut(new Set(left));
    place.write(left);
  }, [items, leftOut, place]);
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
