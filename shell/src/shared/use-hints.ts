import type { ServerEventName } from '@vitis/contracts';
import { onSocket } from '@vitis/platform';
import { useEffect, useRef } from 'react';

/**
 * Runs after each of these events and, once, after a reconnection. Portal has the same for remotes: the shell takes nothing of portal,
 * and a remote may meet a shell of before, whose platform would not have it.
 *
 * @param events the same for the life of the component
 */
export function useHints(events: readonly ServerEventName[], run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const again = () => latest.current();
    const ends = [...events.map((event) => onSocket(event, again)), onSocket('reconnected', again)];
    return () => {
      for (const end of ends) end();
    };
  }, [events]);
}
