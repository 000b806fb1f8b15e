import { useLocation } from '@vitis/platform/router';
import { useEffect, useRef } from 'react';

/**
 * After a change of the page the focus goes to its heading, so that a screen reader says where one is and Tab goes
 * on from there. Filters and pages of a list (the same path with another query) leave it where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash !== '') return;
    const content = document.getElementById('content');
    const heading = content?.querySelector<HTMLElement>('h1') ?? content;
    if (!heading?.hasAttribute('tabindex')) heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
