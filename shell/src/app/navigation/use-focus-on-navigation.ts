import { useLocation } from '@vitis/platform/router';
import { useEffect, useRef } from 'react';

function focus(element: HTMLElement | null | undefined): void {
  if (!element?.hasAttribute('tabindex')) element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Whether somebody writes something else while the page is still on its way: the next search, say. */
const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** Moves the focus from a screen that waits for its data to its heading, once that is there and nobody has gone on. */
function focusLateHeading(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = content.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement === content) focus(heading);
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a change of the page the focus goes to its heading, so that a screen reader says where one is and Tab goes
 * on from there. Filters and pages of a list (the same path with another query) leave it where it is, and so does a field
 * that somebody went to while the page was on its way.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash !== '' || isWriting()) return;
    const content = document.getElementById('content');
    const heading = content?.querySelector('h1');
    focus(heading ?? content);
    return heading || !content ? undefined : focusLateHeading(content);
  }, [pathname, hash]);
}
