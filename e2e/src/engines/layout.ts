import { CUTS, cuts } from './cuts.ts';
import { inPage } from './in-page.ts';
import { OVERLAPS, overlaps } from './overlaps.ts';
import { isSeen, SEEN, scaleOf } from './seen.ts';

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
  /** What is pressed and lies over something else that is, what sticks out of the page, and words that are cut without a sign. */
  faults: string[];
}

/** Each engine draws another part of what is far below the fold; all of it is looked at. */
function drawAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}

function sticksOut(): string[] {
  const beyond = document.documentElement.scrollWidth - innerWidth;
  return beyond > 0 ? [`${beyond} px stick out of the page`] : [];
}

function boxesOf(): Box[] {
  // Inside of what is drawn at another scale (a sheet's preview) engines say places in different measures.
  const counts = new Map<string, number>();
  return [...document.querySelectorAll('header, main, footer, main h1, main form, main table, nav')]
    .filter((element) => isSeen(element) && scaleOf(element) === 1)
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
}

/** Measures the page that it runs in. */
export const measure = inPage((): Layout => {
  drawAll();
  return { boxes: boxesOf(), faults: [...sticksOut(), ...overlaps(), ...cuts()] };
}, [drawAll, sticksOut, boxesOf, ...SEEN, ...OVERLAPS, ...CUTS]);

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
