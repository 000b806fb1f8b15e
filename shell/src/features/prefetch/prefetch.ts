import type { PageRoute } from '@vitis/contracts/registry';
import type { RouteRequest } from '@vitis/platform';
import { isSparing } from '../../shared/is-sparing.ts';

/** Hover intent: a pointer that rests on a link for so long, in ms, is about to press it; one that crosses a menu is not. */
const HOVER_INTENT_MS = 80;

/** The screen that a link leads to. */
interface LinkTarget {
  part: string;
  route: PageRoute;
  request: RouteRequest;
}

interface Dependencies {
  /** Whether to prefetch without a sign of interest; a guest's page carries no more than it shows. */
  mayGuess: () => boolean;
  /** What an address belongs to; null for one that no part owns. */
  targetOf: (address: URL) => LinkTarget | null;
  /** Learns which files a part has: a few kilobytes, and the screen behind a click can then be asked for at once. */
  learn: (part: string) => Promise<void>;
  /** Loads a part's code; what fails is asked for again when it is wanted. */
  loadPart: (part: string) => Promise<unknown>;
  /** Loads a part and a screen of it, ready to be shown. */
  prefetchCode: (target: LinkTarget) => Promise<unknown>;
  /** Asks for what the screen will read first. */
  prefetchData: (target: LinkTarget) => void;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link;
}

/**
 * Prefetches the screen behind a link: its code when the pointer, a finger or the focus comes to the link, its data when
 * they rest there.
 *
 * @returns what is to be called whenever other links may have come: it learns of the parts behind the page's links, and
 * loads those behind the links of its header
 */
export function startPrefetch(dependencies: Dependencies): () => void {
  const { mayGuess, targetOf, learn, loadPart, prefetchCode, prefetchData } = dependencies;
  const prefetched = new Set<string>();
  const once = (name: string, work: () => Promise<unknown>) => {
    if (prefetched.has(name)) return;
    prefetched.add(name);
    work().catch(() => prefetched.delete(name));
  };
  let intent: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLAnchorElement | null = null;
  let target: LinkTarget | null = null;
  const come = (event: Event) => {
    const link = linkAt(event);
    const touched = event.type === 'touchstart';
    // From one thing on a link to another; a finger brings the pointer and the focus with it.
    if (link === near && !touched) return;
    clearTimeout(intent);
    if (link !== near) {
      near = link;
      target = link && targetOf(new URL(link.href));
    }
    if (target === null) return;
    const found = target;
    once(`${found.part} ${found.route.path}`, () => prefetchCode(found));
    intent = setTimeout(prefetchData, touched ? 0 : HOVER_INTENT_MS, found);
  };
  const press = () => {
    // A click asks by itself.
    clearTimeout(intent);
    near = null;
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, come, { passive: true });
  document.addEventListener('click', press, { passive: true });

  const partsBehind = (links: string) => {
    const targets = [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link) =>
      targetOf(new URL(link.href)),
    );
    return new Set(targets.flatMap((target) => target?.part ?? []));
  };
  return () => {
    if (isSparing()) return;
    for (const part of partsBehind('a[href^="/"]')) void learn(part);
    if (!mayGuess()) return;
    for (const part of partsBehind('header a[href^="/"]')) once(part, () => loadPart(part));
  };
}
