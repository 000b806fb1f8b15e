import { $online, useStore } from '@vitis/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { TRIES_WHEN_BACK_MS } from '../../shared/tries-when-back.ts';

/**
 * Tries again what failed without a network, as soon as there is one, and a few times more with growing pauses. What failed
 * while there was a network waits for the person.
 *
 * @param retry settles with its try; where that succeeds, whoever uses this is taken away
 * @param withoutNetwork whether it has failed without one
 */
export function useRetryWhenBack(retry: () => Promise<void>, withoutNetwork: boolean): void {
  const isOnline = useStore($online);
  const [tries, setTries] = useState(withoutNetwork ? 0 : TRIES_WHEN_BACK_MS.length);
  const tryOnce = useEffectEvent(async () => {
    await retry();
    setTries((before) => before + 1);
  });
  useEffect(() => {
    const pause = TRIES_WHEN_BACK_MS[tries];
    if (!isOnline) setTries(0);
    else if (pause === 0) void tryOnce();
    else if (pause !== undefined) {
      const timer = setTimeout(() => void tryOnce(), pause);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isOnline, tries]);
}
