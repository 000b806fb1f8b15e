import {
  askRestockNotification,
  cancelRestockNotification,
  listPrices,
  listProducts,
  listRestockNotifications,
} from '@vitis/contracts';
import { reportFailure, showAlert } from '@vitis/platform';
import { useCommand, useEndpoint, useRefresh } from '@vitis/platform/data';
import { useState } from 'react';

/**
 * Whether a buyer is told when a sold-out wine is back. A press shows at once and is taken back when the provider
 * refuses it; a wine that is back already is asked for again instead, and its words are the provider's.
 */
export function useRestock(idProduct: number) {
  const waiting = useEndpoint(listRestockNotifications, {});
  const ask = useCommand(askRestockNotification);
  const cancel = useCommand(cancelRestockNotification);
  const refresh = useRefresh();
  const [decided, setDecided] = useState<boolean | null>(null);
  const known = waiting.data?._embedded.items.includes(idProduct);
  const busy = ask.busy || cancel.busy;
  const isOn = decided ?? known ?? false;

  const send = async (on: boolean) => {
    if (!on) return cancel.run({ query: { idProduct } });
    const reply = await ask.run({ body: { idProduct } });
    if (reply?.status === 409) {
      await refresh(listPrices, listProducts);
      await showAlert(reply.body.message);
    }
    return reply;
  };

  const toggle = async () => {
    if (busy || waiting.status === 'loading') return;
    setDecided(!isOn);
    try {
      await send(!isOn);
      await refresh(listRestockNotifications);
    } catch (error) {
      reportFailure(error);
    } finally {
      // From here on the list has the last word, in this place and wherever else the wine is shown.
      setDecided(null);
    }
  };
  return { isOn, toggle, busy };
}
