import type { createBrowserRouter } from '@vitis/platform/owner';
import { prefersReducedData } from '../shared/prefers-reduced-data.ts';
import { whenIdle } from '../shared/when-idle.ts';

/** Milliseconds after a navigation, and again as long as something is still on its way. */
const SETTLED_MS = 1_000;
const IDLE_TIMEOUT_MS = 2_000;
/** So many are drawn in a frame: one alone costs as much again for the frame itself, all together keep a phone's press waiting. */
const AT_ONCE = 3;

/**
 * What the mixin holds back, in the document's order; what stands inside of that, or of what a screen holds back by a style
 * of its own (chat, the delivery board), is not looked at.
 */
function heldBack(element: Element): Element[] {
  const { display, contentVisibility, overflowClipMargin } = getComputedStyle(element);
  // Of what is not shown, a browser makes the style only because it is asked.
  if (display === 'none' || contentVisibility === 'hidden') return [];
  if (contentVisibility === 'auto')
    // The mixin's: by any other style it would stay as it is, however often it is marked.
    return overflowClipMargin === '8px' ? [element] : [];
  return [...element.children].flatMap(heldBack);
}

/**
 * A moment after the last navigation, draws what the mixin `drawn-when-near` holds back below the fold, a few in each idle
 * moment: a screenshot of the whole page or a fast finger meets nothing that is still empty. Not where data are dear, since
 * what is drawn asks for its pictures, nor where the mixin does nothing.
 */
export function drawAtRest(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  if (prefersReducedData() || !CSS.supports('overflow-clip-margin', '8px')) return;
  let end = () => {};
  const draw = (left: Element[]) => {
    for (const element of left.slice(0, AT_ONCE)) element.setAttribute('data-drawn', '');
    if (left.length > AT_ONCE) end = whenIdle(() => draw(left.slice(AT_ONCE)), IDLE_TIMEOUT_MS);
  };
  const wait = () => {
    end();
    const timer = setTimeout(() => {
      // Its answer would come after all has been looked at.
      if (document.querySelector('main [aria-busy="true"]')) wait();
      else end = whenIdle(() => draw(heldBack(document.body)), IDLE_TIMEOUT_MS);
    }, SETTLED_MS);
    end = () => clearTimeout(timer);
  };
  router.subscribe(wait);
  wait();
}
