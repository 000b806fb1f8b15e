import { BOTTLES, CASES, DOZENS } from '../money/units.ts';
import { COUNTED, DIGITS, NUMBER_WORDS, readNumber } from './numerals.ts';
import { timesOfDay } from './times-of-day.ts';

/** A quantity as it was written. Half a case is `cases: 0.5`: how many bottles that is, the wine says. */
export interface WrittenQuantity {
  readonly cases: number;
  readonly bottles: number;
  /** Written without a unit, and taken for bottles. */
  readonly isBare: boolean;
}

/** Where a text holds a quantity. */
export interface FoundQuantity extends WrittenQuantity {
  readonly start: number;
  readonly end: number;
}

const QUANTITY = new RegExp(
  [
    // A number, its unit, and a half after it: 한 박스 반.
    `(?:(?<digits>${DIGITS})|(?<word>${NUMBER_WORDS}))\\s*`,
    `(?:(?<case>${CASES})|(?<bottle>${BOTTLES})|(?<dozen>${DOZENS}))(?<half>\\s*반(?!\\p{L}))?`,
    // 모엣 하나 뵈브 둘.
    `|(?<=^|\\s)(?<counted>${COUNTED})(?=요|이요|만|씩|[\\s,.!~]|$)`,
    // 2x Chablis.
    '|(?<=^|\\s)(?<times>\\d{1,4})\\s?[x×*](?=\\s+\\p{L})',
  ].join(''),
  'giu',
);

const DOZEN = 12;

/** The quantities in a text, in its order. */
export function findQuantities(text: string): FoundQuantity[] {
  const hours = timesOfDay(text);
  return [...text.matchAll(QUANTITY)].flatMap((match) => {
    const { digits, word, counted, times, case: cases, dozen, half } = match.groups ?? {};
    const start = match.index;
    const number = readNumber(digits ?? word ?? counted ?? times ?? '') + (half ? 0.5 : 0);
    // 2:30 본점으로: half an hour, and no thirty bottles.
    const isOfTime = hours.some((time) => start >= time.start && start < time.end);
    if (Number.isNaN(number) || isOfTime) return [];
    return [
      {
        cases: cases ? number : 0,
        bottles: cases ? 0 : number * (dozen ? DOZEN : 1),
        isBare: Boolean(counted ?? times),
        start,
        end: start + match[0].length,
      },
    ];
  });
}

/** Whether a whole text is nothing but a unit, as a cell of a sheet: 병, `cs`. Null where it is none. */
export function unitOf(text: string): 'case' | 'bottle' | null {
  const [found] = findQuantities(`1${text.trim()}`);
  if (!found || found.end !== text.trim().length + 1 || found.isBare) return null;
  return found.cases > 0 ? 'case' : found.bottles === 1 ? 'bottle' : null;
}

/** 1박스 and 3병 of one wine. */
export function sumOfQuantities(quantities: readonly WrittenQuantity[]): WrittenQuantity | null {
  if (quantities.length === 0) return null;
  return {
    cases: quantities.reduce((sum, { cases }) => sum + cases, 0),
    bottles: quantities.reduce((sum, { bottles }) => sum + bottles, 0),
    isBare: quantities.some(({ isBare }) => isBare),
  };
}

/** In bottles of a wine; null where that is no whole number of at least one, or more than a line may have. */
export function bottlesWritten(
  { cases, bottles }: WrittenQuantity,
  caseSize: number,
  most: number,
): number | null {
  const sum = cases * caseSize + bottles;
  return Number.isInteger(sum) && sum >= 1 && sum <= most ? sum : null;
}
