import { reportFailure, showAlert } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { type FoundWine, wineOfNumber } from './use-wine-search.ts';

/** The number of a product in an address; longer ones are none. */
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Hands over the wine that its page was left with (`?wine=`), once: a reload does not add it again. One that the client
 * cannot have is said to be none.
 */
export function useWineOfAddress(idClient: number, add: (found: FoundWine) => void): void {
  const { t } = useTranslation('mf-mypage-sales');
  const [search, setSearch] = useSearchParams();
  const written = search.get('wine') ?? '';
  const idProduct = NUMBER.test(written) ? Number(written) : null;
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
      else await showAlert(t('regist.unknownLine'));
    } catch (error) {
      reportFailure(error);
    }
  });
  useEffect(() => {
    if (idProduct !== null) void take(idProduct);
  }, [idProduct]);
}
