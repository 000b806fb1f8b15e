import { useEffect, useRef, useState } from 'react';

/**
 * True from `delay` ms after `active` began, and then for `hold` ms at least: what is quick shows nothing, what is
 * shown can be seen.
 */
export function useDelayedFlag(active: boolean, delay: number, hold: number): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? delay : Math.max(0, since.current + hold - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, hold]);
  return shown;
}
