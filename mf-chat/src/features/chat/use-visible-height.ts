import { useEffect } from 'react';

/**
 * Tells the styles how much of the window can be seen, as `--visible-height`: on phones the keyboard lies over the
 * page, and what is written has to stand above it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--visible-height', `${Math.round(seen.height)}px`);
    tell();
    seen.addEventListener('resize', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      style.removeProperty('--visible-height');
    };
  }, []);
}
