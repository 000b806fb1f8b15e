import { deleteFromCart, getCart, modifyCart } from '@vitis/contracts';
import { callApi, publish, reportFailure } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Presses in a row are one change. In ms. */
const GATHER_MS = 350;

/** Bottles that a line is to have; null for a line that is to go. */
type Wanted = ReadonlyMap<number, number | null>;

async function send(wanted: Wanted): Promise<void> {
  const idProducts = [...wanted].flatMap(([id, qty]) => (qty === null ? id : []));
  const items = [...wanted].flatMap(([idProduct, qty]) => (qty === null ? [] : { idProduct, qty }));
  if (idProducts.length > 0) await callApi(deleteFromCart, { body: { idProducts } });
  if (items.length > 0) await callApi(modifyCart, { body: { items } });
}

/**
 * Changes of the cart. Each shows at once; the provider is told what was pressed together, one call at a time, and
 * where it refuses, the cart is again as the provider has it.
 */
export function useCartChanges() {
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const latest = useRef(new Map<number, number | null>());
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useRefresh();

  const settle = useCallback(async () => {
    let isAccepted = true;
    while (latest.current.size > 0) {
      const sent = new Map(latest.current);
      try {
        await send(sent);
        publish('cart/changed', {});
        await refresh(getCart);
        for (const [id, qty] of sent) if (latest.current.get(id) === qty) latest.current.delete(id);
      } catch (error) {
        isAccepted = false;
        latest.current.clear();
        reportFailure(error);
        await refresh(getCart);
      }
      setWanted(new Map(latest.current));
    }
    return isAccepted;
  }, [refresh]);

  /** Settles what is still to be told; done when the provider has answered, with whether it took all of it. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= settle().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [settle]);

  // A change that was pressed just before leaving is told all the same.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback(
    (ids: readonly number[], qty: number | null) => {
      for (const id of ids) latest.current.set(id, qty);
      setWanted(new Map(latest.current));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), qty === null ? 0 : GATHER_MS);
    },
    [flush],
  );

  return {
    wanted,
    setQuantity: useCallback((id: number, qty: number) => change([id], qty), [change]),
    remove: useCallback((ids: readonly number[]) => change(ids, null), [change]),
    flush,
  };
}
