import { useLocation, useNavigation } from '@vitis/platform/router';
import { useEffect, useRef } from 'react';

/**
 * Calls `close` when another page has come, while `open`. A page that was on its way already when somebody opened this
 * closes nothing: after a sign-in, say, the menu would be gone from under the finger.
 */
export function useOnOtherPage(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const coming = useNavigation().location?.key;
  const seen = useRef({ key, open: false, awaited: coming });
  useEffect(() => {
    const last = seen.current;
    seen.current = { key, open, awaited: open && !last.open ? coming : last.awaited };
    if (open && last.open && key !== last.key && key !== last.awaited) close();
  }, [key, open, coming, close]);
}
