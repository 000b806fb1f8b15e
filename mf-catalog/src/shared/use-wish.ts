import { listPrices, listWishes, toggleWish } from '@vitis/contracts';
import { publish, reportFailure, subscribe } from '@vitis/platform';
import { useCommand, useRefresh } from '@vitis/platform/data';
import { useEffect, useEffectEvent } from 'react';
import { useDecision } from './use-decision.ts';
import { whoIsHere } from './use-session-state.ts';

/** The asking that follows the last press on this page: all hearts of its wine wait for that one. */
let refreshed: Promise<void> = Promise.resolve();

/**
 * A wine on the wish list or not, as the provider last said (`wished`) or as the person has just decided. The press
 * shows at once and is taken back when the provider refuses it. Sent by the platform's own `useCommand`, which the page
 * has already: the portal's would weigh 0.8 kB in every list of wines.
 */
export function useWish(idProduct: number, wished: boolean) {
  const [shown, decide] = useDecision(wished);
  const { run, busy } = useCommand(toggleWish);
  const refresh = useRefresh();

  const follow = useEffectEvent(decide);
  useEffect(
    () =>
      subscribe('wish/toggled', (fact, { remote }) => {
        if (fact.idProduct === idProduct) follow(fact.wished, remote ? refresh(listPrices) : refreshed);
      }),
    [idProduct],
  );

  const toggle = async () => {
    if (busy) return;
    const isHere = whoIsHere();
    decide(!shown);
    try {
      const reply = await run({ params: { id: idProduct } });
      // Whoever has signed in since has wished nothing.
      if (reply === null || !isHere()) return;
      refreshed = refresh(listPrices, listWishes);
      publish('wish/toggled', { idProduct, wished: reply.body.wished });
    } catch (error) {
      if (!isHere()) return;
      decide(null);
      reportFailure(error);
    }
  };
  return { wished: shown, toggle };
}
