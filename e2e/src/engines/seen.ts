// What overlaps and cuts have in common. All of it runs in a page, by `inPage`.

/** An element as a person would say it. */
export function nameOf(element: Element): string {
  const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName} "${said.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
}

/** Whether it can be seen: what is for readers alone is a pixel, or stands in one that hides the rest. */
export function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], .visually-hidden, [aria-hidden="true"]') === null &&
    [element, ...clippersOf(element)].every((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1;
    })
  );
}

/** What stays at an edge of the window lies over the rest of the page on purpose: each is looked at by itself. */
export function regions(): Element[] {
  const all = 'header, main, footer, nav';
  return [...document.querySelectorAll(all)].filter((region) => !region.parentElement?.closest(all));
}

/** What hides the parts of an element that stick out of it, from the inside: the element itself, and what it stands in. */
export function clippersOf(element: Element): Element[] {
  const found: Element[] = [];
  let isAbsolute = false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(at);
    // What is placed by something further out is cut by that alone.
    if (isAbsolute && position === 'static') continue;
    if (overflowX !== 'visible' || overflowY !== 'visible') found.push(at);
    if (position === 'fixed') break;
    isAbsolute = position === 'absolute';
  }
  return found;
}

/** How large it is drawn: a sheet's preview is smaller than the sheet, and its styles say the sheet's sizes. */
export function scaleOf(element: Element | null): number {
  if (element === null) return 1;
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  // What is turned alone is as large as it was, and not a billionth smaller.
  return Number((Math.hypot(a, b) * scaleOf(element.parentElement)).toFixed(4));
}

export const SEEN = [nameOf, isSeen, regions, clippersOf, scaleOf];
