import type { ServerEventName } from '@vitis/contracts';
import { onSocket } from '@vitis/platform';
import { useEffect } from 'react';

/** After these events there may be another notification, or one less that is unread. */
const HINTS: readonly ServerEventName[] = [
  'estimate:changed',
  'order:changed',
  'delivery:changed',
  'inquiry:changed',
  'chat:message',
  'chat:read',
  'notification:read',
];

/** Calls `look` after each of them, and once the socket is back. */
export function useNotificationHints(look: () => void): void {
  useEffect(() => {
    const ends = [...HINTS.map((event) => onSocket(event, look)), onSocket('reconnected', look)];
    return () => {
      for (const end of ends) end();
    };
  }, [look]);
}
