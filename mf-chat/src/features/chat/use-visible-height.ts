import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles of an element how much of the window is left below its upper edge, as `--room-height`. On phones
 * the keyboard lies over the page, and what is written has to stand above it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = element.current;
    if (page === null) return;
    const seen = window.visualViewport;
    const tell = () => {
      const top = page.getBoundingClientRect().top + window.scrollY;
      const left = Math.floor((seen?.height ?? window.innerHeight) - top);
      page.style.setProperty('--room-height', `${left}px`);
    };
    tell();
    const target = seen ?? window;
    target.addEventListener('resize', tell);
    // What the frame puts above may come late.
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    watch?.observe(document.body);
    return () => {
      target.removeEventListener('resize', tell);
      watch?.disconnect();
    };
  }, [element]);
}
