import { listPrices, listWishes, toggleWish } from '@vitis/contracts';
import { publish, subscribe } from '@vitis/platform';
import { useCommand } from '@vitis/portal/commands';
import { useEffect, useState } from 'react';

/**
 * A wine on the wish list or not, as the provider last said (`wished`) or as the person has just decided. The press
 * shows at once and is taken back when the provider refuses it.
 */
export function useWish(idProduct: number, wished: boolean) {
  const [decided, setDecided] = useState<boolean | null>(null);
  const { run, busy } = useCommand(toggleWish, {
    refreshes: [listPrices, listWishes],
    onDone: (now) => publish('wish/toggled', { idProduct, wished: now.wished }),
  });
  const shown = decided ?? wished;

  useEffect(
    () =>
      subscribe('wish/toggled', (fact) => {
        if (fact.idProduct === idProduct) setDecided(fact.wished);
      }),
    [idProduct],
  );

  const toggle = async () => {
    if (busy) return;
    setDecided(!shown);
    const { kind } = await run({ params: { id: idProduct } });
    if (kind !== 'done' && kind !== 'busy') setDecided(shown);
  };
  return { wished: shown, toggle };
}
