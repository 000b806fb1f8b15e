/** A thing of a page and the place that it takes, in CSS pixels from the page's upper left corner. */
export interface Box {
  /** What it is, the same in every engine: its kind, its name and the how manieth it is. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: Box[];
  /** What lies over something else that is to be pressed, sticks out of the page, or is cut without a sign. */
  faults: string[];
}

/** Measures a page; runs in it, so that it knows nothing but what it is given. */
export function measure(): Layout {
  const faults: string[] = [];
  // Each engine draws another part of what is far below the fold; here all of it is looked at.
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], .visually-hidden, [aria-hidden="true"]') === null
    );
  };
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.push(`${beyond} px stick out of the page`);

  // What stays at an edge of the window lies over the rest of the page on purpose: each is looked at by itself.
  const regions = [...document.querySelectorAll('header, main, footer, nav')].filter(
    (region) => region.parentElement?.closest('header, main, footer, nav') === null,
  );
  for (const region of regions) {
    const places = [
      ...region.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ]
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, { element, box }] of places.entries())
      for (const { element: other, box: otherBox } of places.slice(at + 1, at + 40)) {
        if (element.contains(other) || other.contains(element)) continue;
        const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        if (across < 3 || down < 3) continue;
        // A control in another's field (clear, reveal), or on a card that is pressed as a whole, stands there on purpose.
        const shared = element.parentElement?.contains(other) || other.parentElement?.contains(element);
        const isLayered = [element, other].some((each) => getComputedStyle(each).position !== 'static');
        if (!shared && !isLayered) faults.push(`${nameOf(element)} lies over ${nameOf(other)}`);
      }
  }

  for (const element of document.querySelectorAll<HTMLElement>(
    ':is(header, main, footer, nav) :is(h1, h2, h3, button, a, th, td, dt, dd, label, p)',
  )) {
    // A picture in its frame is cut on purpose; words are not.
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!hasWords || !isSeen(element)) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const clamp = getComputedStyle(element).getPropertyValue('-webkit-line-clamp');
    if (textOverflow === 'ellipsis' || (clamp !== '' && clamp !== 'none')) continue;
    if (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${nameOf(element)} is cut at its side`);
    if (overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1)
      faults.push(`${nameOf(element)} is cut below`);
  }

  // Inside of what is drawn at another scale (a sheet's preview) engines say places in different measures.
  const isScaled = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).zoom !== '1' || isScaled(element.parentElement));
  const counts = new Map<string, number>();
  const boxes = [...document.querySelectorAll('header, main, footer, main h1, main form, main table, nav')]
    .filter((element) => isSeen(element) && !isScaled(element))
    .map((element) => {
      const kind = element.localName;
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        name: `${kind} ${nth}`,
        left: Math.round(left + scrollX),
        top: Math.round(top + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
  return { boxes, faults };
}

/** A scroll bar that takes a place of its own, and words that are a little broader. In CSS pixels. */
const WIDTHS_APART = 24;

/**
 * What stands elsewhere in another engine: things that are missing, that begin at another place across, or are broader or
 * narrower. Down a page they may move, as long as nothing lies over anything.
 */
export function differences(one: readonly Box[], other: readonly Box[]): string[] {
  const found = new Map(other.map((box) => [box.name, box]));
  return one.flatMap((box) => {
    const again = found.get(box.name);
    if (again === undefined) return [`${box.name} is missing`];
    const apart = Math.max(Math.abs(box.left - again.left), Math.abs(box.width - again.width));
    return apart > WIDTHS_APART
      ? [`${box.name} is ${box.width} wide at ${box.left}, and ${again.width} at ${again.left}`]
      : [];
  });
}
