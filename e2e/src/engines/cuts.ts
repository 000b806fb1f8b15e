import { clippersOf, isSeen, nameOf, regions, scaleOf } from './seen.ts';

/** The room that the words of a node fill: fonts claim more above and below a line than a letter takes, or beside one that goes down. */
function roomOf(words: Node, parent: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(words);
  const { fontSize, writingMode } = getComputedStyle(parent);
  const size = Number.parseFloat(fontSize) * scaleOf(parent);
  const isVertical = writingMode !== 'horizontal-tb';
  const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
    const across = isVertical ? Math.max(0, (right - left - size) / 2) : 0;
    const down = isVertical ? 0 : Math.max(0, (bottom - top - size) / 2);
    return { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
  });
  const left = Math.min(...lines.map((line) => line.left));
  const top = Math.min(...lines.map((line) => line.top));
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether an element, or what it stands in within another, was taken out of the flow: a count at a button's corner. */
function isLifted(element: Element, within: Element): boolean {
  for (let at: Element | null = element; at !== null && at !== within; at = at.parentElement)
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** What words are to stay in, from the inside: the block that they flow in, what is pressed by them, and all that clips. */
function boundsOf(parent: Element): Element[] {
  const isHolder = (element: Element) =>
    getComputedStyle(element).display !== 'inline' && !isLifted(parent, element);
  let block = parent;
  while (getComputedStyle(block).display === 'inline' && block.parentElement !== null)
    block = block.parentElement;
  const control = parent.closest('a[href], button, summary, label, th, td');
  const bounds = new Set(clippersOf(parent));
  for (const holder of [block, control]) if (holder !== null && isHolder(holder)) bounds.add(holder);
  return [...bounds].sort((one, other) => (one.contains(other) ? 1 : -1));
}

/** Words that stick out of what holds them, or that are cut without a sign. */
function cutsOf(words: Node, parent: Element): string[] {
  const room = roomOf(words, parent);
  const faults: string[] = [];
  let across = true;
  let down = true;
  for (const bound of boundsOf(parent)) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(bound);
    const box = bound.getBoundingClientRect();
    // A sign says that there is more, or it comes when it is scrolled: then nothing further out cuts these words.
    across &&= textOverflow !== 'ellipsis' && !/auto|scroll/.test(overflowX);
    down &&= (webkitLineClamp || 'none') === 'none' && !/auto|scroll/.test(overflowY);
    // WebKitGTK breaks a line by fractions of a pixel and draws its letters on whole ones: 3 px more on a line of 208.
    const drawsOnWholePixels = !/Chrome|Firefox/.test(navigator.userAgent);
    const slack = drawsOnWholePixels && overflowX === 'visible' ? 4 : 2;
    if (across && (room.left < box.left - slack || room.right > box.right + slack))
      faults.push('at its side');
    if (down && (room.top < box.top - 2 || room.bottom > box.bottom + 2)) faults.push('above or below');
  }
  if (across && room.left < -2) faults.push('beside the page');
  return [...new Set(faults)].map((where) => `${nameOf(parent)} does not fit ${where}`);
}

export function cuts(): string[] {
  return regions().flatMap((region) => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let words = walker.nextNode(); words !== null; words = walker.nextNode()) {
      const parent = words.parentElement;
      if (parent !== null && words.textContent?.trim() && isSeen(parent))
        faults.push(...cutsOf(words, parent));
    }
    return faults;
  });
}

export const CUTS = [cuts, cutsOf, boundsOf, isLifted, roomOf];
