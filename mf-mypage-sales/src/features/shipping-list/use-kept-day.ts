import type { DeliveryInfo } from '@vitis/contracts';
import { type Day, seoulTime } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { useEffect, useState } from 'react';
import { keepDay, keptDay, type ReadDay } from './kept-days.ts';

/** Answers that have been kept: one that is shown again is not of now. */
const kept = new WeakSet<readonly DeliveryInfo[]>();

/**
 * Keeps a driver's day on this device, each time that the provider names it, and has it again where it does not.
 *
 * @param named the stops as the provider has just named them; undefined while it has not
 */
export function useKeptDay(day: Day, named: readonly DeliveryInfo[] | undefined): ReadDay | null {
  const idUser = useStore($user)?.id;
  const [found, setFound] = useState<ReadDay | null>(null);

  useEffect(() => {
    if (idUser === undefined || named === undefined || kept.has(named)) return;
    kept.add(named);
    void keepDay({ idUser, day, at: seoulTime(serverNow()), deliveries: named });
  }, [idUser, day, named]);

  useEffect(() => {
    if (idUser === undefined) return;
    let isGone = false;
    void keptDay(idUser, day).then((known) => isGone || setFound(known ?? null));
    return () => {
      isGone = true;
    };
  }, [idUser, day]);

  return found?.day === day && found.idUser === idUser ? found : null;
}
