import {
  askRestockNotification,
  cancelRestockNotification,
  listPrices,
  listProducts,
  listRestockNotifications,
  listRestockWines,
} from '@vitis/contracts';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useState } from 'react';
import { inMemory } from '../commands/intents.ts';
import { useSettledCommand } from '../commands/use-settled-command.ts';

/**
 * Whether a buyer is told when a sold-out wine is back. A press shows at once and is taken back when the provider
 * refuses it; a wine that is back already is asked for again instead, and its words are the provider's.
 */
export function useRestock(idProduct: number) {
  const waiting = useEndpoint(listRestockNotifications, {});
  // One place for both: a cancellation ends an earlier request whose answer was lost, which would be answered as it was then.
  const [intents] = useState(inMemory);
  const ask = useSettledCommand(askRestockNotification, { intents });
  const cancel = useSettledCommand(cancelRestockNotification, { intents });
  const refresh = useRefresh();
  const [decided, setDecided] = useState<boolean | null>(null);
  const known = waiting.data?._embedded.items.includes(idProduct);
  const busy = ask.busy || cancel.busy;
  const isOn = decided ?? known ?? false;

  const toggle = async () => {
    // Not known yet, it is asked for: twice is the same as once.
    if (busy) return;
    setDecided(!isOn);
    const { kind } = isOn
      ? await cancel.run({ query: { idProduct } })
      : await ask.run({ body: { idProduct } });
    if (kind === 'refused') await refresh(listPrices, listProducts);
    if (kind !== 'unknown') await refresh(listRestockNotifications, listRestockWines);
    // From here on the list has the last word, in this place and wherever else the wine is shown.
    setDecided(null);
  };
  return { isOn, toggle, busy };
}
