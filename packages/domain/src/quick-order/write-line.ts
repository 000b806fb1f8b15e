import type { WrittenLine } from './written-line.ts';

/** A line in the one way in which `parseOrder` reads the same again: `#1024 샤토 라모네 2015 750ml 2박스 3병`. */
export function writeLine({
  code,
  words,
  vintage,
  millilitres,
  quantity,
}: Omit<WrittenLine, 'source'>): string {
  const { cases = 0, bottles = 0, isBare = false, isAdded, inBottles, unclear = '' } = quantity ?? {};
  return [
    code === null ? '' : `#${code}`,
    words,
    vintage ?? '',
    millilitres === null ? '' : `${millilitres}ml`,
    cases === 0
      ? ''
      : cases % 1 === 0
        ? `${cases}박스`
        : cases === 0.5
          ? '반 박스'
          : `${Math.floor(cases)}박스 반`,
    isAdded ? '+' : '',
    bottles === 0 ? '' : isBare ? `x ${bottles}` : `${bottles}병`,
    inBottles === undefined ? '' : `= ${inBottles}병`,
    unclear,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
