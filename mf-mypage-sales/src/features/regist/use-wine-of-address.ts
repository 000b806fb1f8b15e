import { reportFailure } from '@vitis/platform';
import { useSearchParams } from '@vitis/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { type FoundWine, wineOfNumber } from './use-wine-search.ts';

/** Hands over the wine that its page was left with (`?wine=`), once: a reload does not add it again. */
export function useWineOfAddress(idClient: number, add: (found: FoundWine) => void): void {
  const [search, setSearch] = useSearchParams();
  const idProduct = Number(search.get('wine')) || null;
  const take = useEffectEvent(async (id: number) => {
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete('wine');
        return next;
      },
      { replace: true },
    );
    try {
      const found = await wineOfNumber(id, idClient);
      if (found) add(found);
    } catch (error) {
      reportFailure(error);
    }
  });
  useEffect(() => {
    if (idProduct !== null) void take(idProduct);
  }, [idProduct]);
}
