import { serverNow } from '@vitis/platform/time';
import { useEffect, useState } from 'react';

/** The time, told anew every half minute, so that "3 minutes ago" does not stand for an hour. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
