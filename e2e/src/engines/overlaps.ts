import { clippersOf, isSeen, nameOf, regions } from './seen.ts';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The parts of an element that are in sight: a link has one on each of its lines, a list that is scrolled hides some. */
function partsInSight(element: Element): Edges[] {
  const clips = clippersOf(element).map((clipper) => clipper.getBoundingClientRect());
  return [...element.getClientRects()].map((part) => ({
    left: Math.max(part.left, ...clips.map(({ left }) => left)),
    right: Math.min(part.right, ...clips.map(({ right }) => right)),
    top: Math.max(part.top, ...clips.map(({ top }) => top)),
    bottom: Math.min(part.bottom, ...clips.map(({ bottom }) => bottom)),
  }));
}

/** Two pixels are a matter of rounding, and of borders that are drawn into one. */
function doOverlap(one: Edges, other: Edges): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > 2;
}

/**
 * Whether an element was taken out of the flow to lie over another: by the window, or by something that both stand in, as a
 * control in another's field (clear, reveal) or on a card that is pressed as a whole. Over what is beside that it is not.
 */
function isLaidOver(element: Element, other: Element): boolean {
  for (let at: Element | null = element; at !== null && !at.contains(other); at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
    if (position === 'absolute' && (at as HTMLElement).offsetParent?.contains(other)) return true;
  }
  return false;
}

/** What is to be pressed or written into and lies over something else that is. */
export function overlaps(): string[] {
  return regions().flatMap((region) => {
    const controls = [
      ...region.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ]
      .filter(isSeen)
      .map((element) => ({ element, parts: partsInSight(element) }));
    return controls.flatMap(({ element, parts }, at) =>
      controls
        .slice(at + 1)
        .filter((other) => parts.some((part) => other.parts.some((its) => doOverlap(part, its))))
        .filter(({ element: other }) => !element.contains(other))
        .filter(({ element: other }) => !isLaidOver(element, other) && !isLaidOver(other, element))
        .map((other) => `${nameOf(element)} lies over ${nameOf(other.element)}`),
    );
  });
}

export const OVERLAPS = [overlaps, isLaidOver, doOverlap, partsInSight];
