import type { PageRoute } from '@vitis/contracts/registry';
import type { RouteRequest } from '@vitis/platform';
import { isSparing } from '../../shared/is-sparing.ts';

/** A pointer that rests on a link for so long is about to press it, in ms: one that crosses a menu asks nothing. */
const RESTS_MS = 80;

/** What somebody would see behind a link. */
export interface Behind {
  part: string;
  route: PageRoute;
  request: RouteRequest;
}

interface Dependencies {
  /** Whether to fetch ahead without a sign of interest; a guest's page carries no more than it shows. */
  mayGuess: () => boolean;
  /** What an address belongs to; null for one that no part owns. */
  behind: (address: URL) => Behind | null;
  /** Learns which files a part has: a few kilobytes, and the screen behind a click can then be asked for at once. */
  learn: (part: string) => Promise<void>;
  /** Fetches a part's code; what fails is asked for again when it is wanted. */
  load: (part: string) => Promise<unknown>;
  /** Fetches a part and a screen of it, ready to be shown. */
  open: (behind: Behind) => Promise<unknown>;
  /** Asks for what the screen will read first. */
  ask: (behind: Behind) => void;
  /** Draws the screen out of sight when its code and those answers are there, if that is still wanted then. */
  draw: (behind: Behind, address: URL, isWanted: () => boolean) => void;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link;
}

/**
 * Whether somebody means the link, by a pointer that they move or by the keyboard: a link can also come to lie under a
 * pointer at rest. A finger's press is over before anything is drawn, or was the beginning of scrolling.
 */
function meaning(link: HTMLAnchorElement, event: Event): () => boolean {
  let isMeant = event.type === 'focusin' && link.matches(':focus-visible');
  const move = ({ pointerType }: PointerEvent) => {
    isMeant ||= pointerType !== 'touch';
  };
  link.addEventListener('pointermove', move, { once: true, passive: true });
  return () => isMeant;
}

/**
 * Fetches the screen behind a link when the pointer, a finger or the focus is on it; when they rest there, asks for what
 * it reads and draws it ahead.
 *
 * @returns what is to be called whenever other links may have come: it learns of the parts behind the page's links, and
 * fetches those behind the links of its header
 */
export function startPrefetch({ mayGuess, behind, learn, load, open, ask, draw }: Dependencies): () => void {
  const asked = new Set<string>();
  const once = (name: string, work: () => Promise<unknown>) => {
    if (asked.has(name)) return;
    asked.add(name);
    work().catch(() => asked.delete(name));
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLAnchorElement | null = null;
  const come = (event: Event) => {
    const link = linkAt(event);
    // From one thing on a link to another.
    if (link === near && event.type === 'pointerover') return;
    clearTimeout(resting);
    near = link;
    if (link === null) return;
    const address = new URL(link.href);
    const found = behind(address);
    if (found === null) return;
    once(`${found.part} ${found.route.path}`, () => open(found));
    const isMeant = meaning(link, event);
    const rest = () => {
      ask(found);
      if (isMeant()) draw(found, address, () => near === link);
    };
    resting = setTimeout(rest, event.type === 'touchstart' ? 0 : RESTS_MS);
  };
  const partsBehind = (links: string) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link) =>
      behind(new URL(link.href)),
    );
    return new Set(found.flatMap((one) => one?.part ?? []));
  };

  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, come, { passive: true });
  const press = () => {
    // Who presses asks by that.
    clearTimeout(resting);
    near = null;
  };
  document.addEventListener('click', press, { passive: true });
  return () => {
    if (isSparing()) return;
    for (const part of partsBehind('a[href^="/"]')) void learn(part);
    if (!mayGuess()) return;
    for (const part of partsBehind('header a[href^="/"]')) once(part, () => load(part));
  };
}
