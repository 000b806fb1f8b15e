import { NOTIFICATION_HINTS } from '@vitis/contracts';
import { onSocket } from '@vitis/platform';
import { useEffect } from 'react';

/** Calls `look` after each of them, and once the socket is back. */
export function useNotificationHints(look: () => void): void {
  useEffect(() => {
    const ends = [...NOTIFICATION_HINTS.map((event) => onSocket(event, look)), onSocket('reconnected', look)];
    return () => {
      for (const end of ends) end();
    };
  }, [look]);
}
