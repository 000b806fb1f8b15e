import { acknowledgeCart, getCart, restoreToCart, SHOWN_TIERS_LIMIT, saveForLater } from '@vitis/contracts';
import { callApi, publish, reportFailure } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, type Toast } from '@vitis/ui';
import { useState } from 'react';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import type { useCartChanges } from './use-cart-changes.ts';
import type { useChosen } from './use-chosen.ts';

/**
 * What moves whole lines of the cart: away, which one press takes back, aside and into it again; and that changes were
 * seen. Everything that was pressed before has been told by then.
 */
export function useCartMoves(
  { remove, flush }: ReturnType<typeof useCartChanges>,
  { leftOut, choose }: Pick<ReturnType<typeof useChosen>, 'leftOut' | 'choose'>,
) {
  const { t } = useTranslation('mf-catalog');
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  /** Whether it was done; otherwise it is said. */
  const move = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await flush();
      await work();
      publish('cart/changed', {});
      await refresh(getCart);
      return true;
    } catch (error) {
      reportFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    toasts,
    dismiss,
    removeLines: (lines: readonly CartLine[]) => {
      const idProducts = lines.map((line) => line.id);
      const unticked = idProducts.filter((product) => leftOut.has(product));
      remove(idProducts);
      const id = crypto.randomUUID();
      const undo = () => {
        dismiss(id);
        void move(() => callApi(restoreToCart, { body: { idProducts } })).then(
          (isBack) => isBack && choose(unticked, false),
        );
      };
      const toast: Toast = {
        id,
        tone: 'info',
        duration: 10_000,
        message:
          lines.length === 1
            ? t('cart.removed', { title: lines[0]?.title })
            : t('cart.removedMany', { count: lines.length }),
        action: (
          <Button size="small" variant="quiet" onClick={undo}>
            {t('cart.undo')}
          </Button>
        ),
      };
      setToasts((shown) => [...shown.slice(-1), toast]);
    },
    setAside: (id: number, later: boolean) =>
      move(() => callApi(saveForLater, { body: { idProducts: [id], later } })),
    /** Seen is what the lines say, whatever holds by the time that this arrives. */
    acknowledge: (lines: readonly CartLine[]) =>
      move(() =>
        callApi(acknowledgeCart, {
          body: {
            idProducts: lines.map(({ id }) => id),
            // A wine with more steps than can be told is taken as it is when this arrives.
            shown: lines.flatMap(({ id, item: { price } }) => {
              const { tiers = [], stock = 0 } = price ?? {};
              return tiers.length > SHOWN_TIERS_LIMIT ? [] : { idProduct: id, tiers, stock };
            }),
          },
        }),
      ),
  };
}
