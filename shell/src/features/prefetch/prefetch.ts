import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { whenIdle } from '../../shared/when-idle.ts';

interface Dependencies {
  /** Whether to fetch ahead without a sign of interest; a guest's page carries no more than it shows. */
  mayGuess: () => boolean;
  /** Part that an address belongs to; null for one that no part owns. */
  partOf: (pathname: string) => string | null;
  /** Fetches a part's code; what fails is asked for again when it is wanted. */
  load: (part: string) => Promise<unknown>;
}

/** The person pays for every byte, or the line is too slow for guesses. */
function isSparing(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return line?.saveData === true || /2g/.test(line?.effectiveType ?? '');
}

function addressOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link.pathname;
}

/**
 * Fetches the part behind a link when the pointer, a finger or the focus is on it, and the parts behind the links of
 * the page's frame when the browser is idle. The returned function ends it.
 */
export function startPrefetch({ mayGuess, partOf, load }: Dependencies): () => void {
  const asked = new Set<string>();
  const fetchPart = (pathname: string | null) => {
    const part = pathname === null ? null : partOf(pathname);
    if (part === null || asked.has(part)) return;
    asked.add(part);
    load(part).catch(() => asked.delete(part));
  };
  const near = (event: Event) => fetchPart(addressOf(event));
  const events = ['pointerover', 'touchstart', 'focusin'] as const;

  for (const name of events) document.addEventListener(name, near, { passive: true });
  const endIdle = whenIdle(() => {
    if (!mayGuess() || isSparing()) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]'))
      fetchPart(link.pathname);
  }, PREFETCH_IDLE_TIMEOUT_MS);
  return () => {
    for (const name of events) document.removeEventListener(name, near);
    endIdle();
  };
}
