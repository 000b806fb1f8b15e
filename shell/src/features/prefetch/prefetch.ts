import type { PageRoute } from '@vitis/contracts/registry';
import { isSparing } from '../../shared/is-sparing.ts';

/** What is behind a link. */
interface Behind {
  part: string;
  route: PageRoute;
}

interface Dependencies {
  /** Whether to fetch ahead without a sign of interest; a guest's page carries no more than it shows. */
  mayGuess: () => boolean;
  /** What an address belongs to; null for one that no part owns. */
  behind: (pathname: string) => Behind | null;
  /** Learns which files a part has: a few kilobytes, and the screen behind a click can then be asked for at once. */
  learn: (part: string) => Promise<void>;
  /** Fetches a part's code; what fails is asked for again when it is wanted. */
  load: (part: string) => Promise<unknown>;
  /** Fetches a part and a screen of it, ready to be shown. */
  open: (behind: Behind) => Promise<unknown>;
}

function addressOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link.pathname;
}

/**
 * Fetches the screen behind a link when the pointer, a finger or the focus is on it. At once it learns of the parts behind
 * the page's links, and fetches those behind the links of its header.
 */
export function startPrefetch({ mayGuess, behind, learn, load, open }: Dependencies): void {
  const asked = new Set<string>();
  const once = (name: string, work: () => Promise<unknown>) => {
    if (asked.has(name)) return;
    asked.add(name);
    work().catch(() => asked.delete(name));
  };
  const near = (event: Event) => {
    const address = addressOf(event);
    const found = address === null ? null : behind(address);
    if (found !== null) once(`${found.part} ${found.route.path}`, () => open(found));
  };
  const partsBehind = (links: string) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link) =>
      behind(link.pathname),
    );
    return new Set(found.flatMap((one) => one?.part ?? []));
  };

  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, near, { passive: true });
  if (isSparing()) return;
  for (const part of partsBehind('a[href^="/"]')) void learn(part);
  if (!mayGuess()) return;
  for (const part of partsBehind('header a[href^="/"]')) once(part, () => load(part));
}
