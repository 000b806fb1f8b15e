import { useLocation, useNavigation } from '@vitis/platform/router';
import { useEffect, useRef } from 'react';

function focus(element: HTMLElement | null | undefined): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Whether somebody writes in the frame while the page is still on its way: the next search, say. */
function isWritingOutside(content: HTMLElement | null): boolean {
  const field = document.activeElement;
  return Boolean(field?.matches('input, textarea, select') && !content?.contains(field));
}

/** Whether somebody opened a menu or panel of the frame since the way to the page began, when `from` had the focus. */
function hasOpenedOutside(from: Element | null, content: HTMLElement | null): boolean {
  const held = document.activeElement;
  if (from === null || held === from || content?.contains(held)) return false;
  return Boolean(held?.closest('[aria-expanded="true"], [role="dialog"]'));
}

/** Where the focus belongs on a screen: its heading, or the field that it is there for. */
const startOf = (content: HTMLElement | null): HTMLElement | null | undefined =>
  content?.querySelector<HTMLElement>('[data-autofocus]') ?? content?.querySelector('h1');

/** Moves the focus from a screen that waits for its data to its heading, once that is there and nobody has gone on. */
function focusLateHeading(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const start = startOf(content);
    if (!start) return;
    observer.disconnect();
    if (document.activeElement === content) focus(start);
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a change of the page the focus goes to its heading, so that a screen reader says where one is and Tab goes
 * on from there, or to the field that is marked `data-autofocus`, where people come to type. Filters and pages of a list
 * (the same path with another query) leave it where it is, and so does a field or a menu of the frame that somebody
 * went to while the page was on its way.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const isComing = useNavigation().state !== 'idle';
  const from = useRef<Element | null>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (isComing) from.current = document.activeElement;
  }, [isComing]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById('content');
    const before = from.current;
    from.current = null;
    if (hash !== '' || isWritingOutside(content) || hasOpenedOutside(before, content)) return;
    const start = startOf(content);
    focus(start ?? content);
    return start || !content ? undefined : focusLateHeading(content);
  }, [pathname, hash]);
}
