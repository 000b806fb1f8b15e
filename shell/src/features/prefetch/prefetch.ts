import type { PageRoute } from '@vitis/contracts/registry';
import type { RouteRequest } from '@vitis/platform';
import { isPhone } from '../../shared/is-phone.ts';
import { prefersReducedData } from '../../shared/prefers-reduced-data.ts';
import { yieldToMain } from '../../shared/yield-to-main.ts';

/** Hover intent, in ms: a pointer that rests this long is about to press; one that crosses a menu is not. */
const HOVER_INTENT_MS = 80;
/** A list has hundreds of links: looked at in one task, they kept a press waiting for 20 ms of a fast computer. */
const LINKS_AT_ONCE = 20;

/** The screen that a link leads to. */
interface LinkTarget {
  part: string;
  route: PageRoute;
  request: RouteRequest;
}

interface Dependencies {
  /** Whether to prefetch without user intent; a guest's page loads only what it shows. */
  mayGuess: () => boolean;
  /** The target of an address; null where no part owns it. */
  targetOf: (address: URL) => LinkTarget | null;
  /** Loads the manifest of a part (a few kilobytes), so that a click can request all files of a screen at once. */
  learn: (part: string) => Promise<void>;
  /** Loads a part's code; a failure is retried on demand. */
  loadPart: (part: string) => Promise<unknown>;
  /** Loads a part and a screen of it, ready to be shown. */
  prefetchCode: (target: LinkTarget) => Promise<unknown>;
  /** Prefetches the first reads of the screen. */
  prefetchData: (target: LinkTarget) => void;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link;
}

/**
 * Prefetches link targets: code when pointer, touch or focus reaches the link, data after hover intent.
 *
 * @returns a function to call after the links may have changed: it loads manifests of the parts behind the page's links, but for
 * a guest's phone, and a member's parts behind the links of the header
 */
export function startPrefetch(dependencies: Dependencies): () => Promise<void> {
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
    // The pointer moves within the same link, or a finger's touch brings pointer and focus with it.
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
    // The click itself triggers the load.
    clearTimeout(intent);
    near = null;
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, come, { passive: true });
  document.addEventListener('click', press, { passive: true });

  return async () => {
    // A phone's page of a guest loads what it shows: a finger comes to a link before it is pressed.
    if (prefersReducedData() || (isPhone() && !mayGuess())) return;
    const all = new Set<string>();
    const ofHeader = new Set<string>();
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
    for (const [at, link] of links.entries()) {
      if (at % LINKS_AT_ONCE === LINKS_AT_ONCE - 1) await yieldToMain();
      const part = targetOf(new URL(link.href))?.part;
      if (part === undefined) continue;
      if (!all.has(part)) void learn(part);
      all.add(part);
      if (link.closest('header')) ofHeader.add(part);
    }
    if (!mayGuess()) return;
    for (const part of ofHeader) once(part, () => loadPart(part));
  };
}
