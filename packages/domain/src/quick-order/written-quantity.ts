import { BOTTLES, CASES, DOZENS } from '../money/units.ts';
import { COUNTED, DIGITS, NUMBER_WORDS, readNumber } from './numerals.ts';
import { timesOfDay } from './times-of-day.ts';

/** A quantity as it was written. Half a case is `cases: 0.5`: how many bottles that is, the wine says. */
export interface WrittenQuantity {
  readonly cases: number;
  readonly bottles: number;
  /** Written without a unit, and taken for bottles. */
  readonly isBare: boolean;
  /** Cases and bottles are both to come, since a sign or a word says so: 2박스 + 12병. */
  readonly isAdded?: true;
  /** All of it once more in bottles, 2박스(12병) or 6병입 2박스: the case of the wine has to agree. */
  readonly inBottles?: number;
  /** What was written where nothing tells how much it is: 6+1병, 6병/12병, 6병입 2. */
  readonly unclear?: string;
}

/** Where a text holds a quantity. */
export interface FoundQuantity extends WrittenQuantity {
  readonly start: number;
  readonly end: number;
}

/** What a case holds is no quantity by itself: 6병입. With 씩 it may be one: 6병씩. */
interface Amount extends FoundQuantity {
  readonly ofCase?: 'always' | 'maybe';
}

const UNITS = `${CASES}|${BOTTLES}|${DOZENS}`;
/** Where a number ends that has no unit, and stands before no other. */
const WITHOUT_UNIT = `(?![\\d.:\\p{L}]|\\s*(?:\\d|${UNITS}))`;

/** Behind the number of bottles in a case. 07:00 입고 is when it comes, 6병입니다 how much is wanted. */
const OF_CASE = '\\s*(?:병|본|개|本|瓶|支)?\\s*(?:입(?![고금니])|入(?![荷库庫])|들이)';

/** What 6+1 is a condition of: 6+1 행사 12병. */
const CONDITION =
  '(?:\\s*(?:(?:행사|조건|프로모션|이벤트|증정|キャンペーン|促销|促銷)\\p{L}*|(?:promo(?:tion)?s?|deals?)(?!\\p{L})))?';

const QUANTITY = new RegExp(
  [
    // Six are bought and one is given: as seven it would be paid for, as six it would not come. The cart has no line without a
    // price, so its writer is asked.
    `(?<open>(?<![\\d.:])\\d{1,3}\\s?\\+\\s?\\d{1,3}(?:\\s*(?:${UNITS})|${WITHOUT_UNIT})${CONDITION}`,
    // Two bottles or two cases: 6병입 2.
    `|(?<![\\d.])\\d{1,3}${OF_CASE}\\s*[)\\]）]?\\s*[x×*]?\\s*\\d{1,3}${WITHOUT_UNIT})`,
    // What a case holds.
    `|(?<![\\d.])(?<pack>\\d{1,3})${OF_CASE}`,
    // A number, its unit, and a half after it: 한 박스 반.
    `|(?:(?<digits>${DIGITS})|(?<word>${NUMBER_WORDS}))\\s*`,
    `(?:(?<case>${CASES})|(?<bottle>${BOTTLES})|(?<dozen>${DOZENS}))(?<half>\\s*반(?!\\p{L}))?(?<each>\\s?씩)?`,
    // 모엣 하나 뵈브 둘.
    `|(?<=^|\\s)(?<counted>${COUNTED})(?=요|이요|만|씩|[\\s,.!~]|$)`,
    // 2x Chablis.
    '|(?<=^|\\s)(?<times>\\d{1,4})\\s?[x×*](?=\\s+\\p{L})',
  ].join(''),
  'giu',
);

const DOZEN = 12;

function amountsIn(text: string): Amount[] {
  const hours = timesOfDay(text);
  return [...text.matchAll(QUANTITY)].flatMap((match): Amount[] => {
    const { open, pack, digits, word, counted, times, case: cases, dozen, half, each } = match.groups ?? {};
    const start = match.index;
    // 2:30 본점으로: half an hour, and no thirty bottles.
    if (hours.some((time) => start >= time.start && start < time.end)) return [];
    const place = { start, end: start + match[0].length };
    if (open) return [{ cases: 0, bottles: 0, isBare: false, unclear: open, ...place }];
    const number = readNumber(pack ?? digits ?? word ?? counted ?? times ?? '') + (half ? 0.5 : 0);
    if (Number.isNaN(number)) return [];
    return [
      {
        cases: cases ? number : 0,
        bottles: cases ? 0 : number * (dozen ? DOZEN : 1),
        isBare: Boolean(counted ?? times),
        ...(pack ? { ofCase: 'always' } : each ? { ofCase: 'maybe' } : {}),
        ...place,
      },
    ];
  });
}

/** What stands between two amounts of one wine is short, and what looks at it need not be fast. */
const LONGEST_GAP = 12;
const IN_EACH = /^(?:\s*[)\]）]?\s*[([（]?\s*[x×*]?\s*|\/)$/iu;
const TIMES = /^\s*(?:[x×*]|[([（]\s*각)\s*$/iu;
const SAME = /^\s*(?:[=＝/([（]\s*(?:총|합계?|total)?|총|합계?|total)\s*$/iu;
const ADDED = /^\s*(?:[+&]|(?:이?랑|하고|와|과|및|그리고|추가로?|and|plus|と|和)(?=\s))\s*$/iu;
const BESIDE = /^\s*,?\s*$/u;

const hasOnlyCases = ({ cases, bottles }: WrittenQuantity) => cases > 0 && bottles === 0;
const hasOnlyBottles = ({ cases, bottles }: WrittenQuantity) => bottles > 0 && cases === 0;

/** Bottles that one of the two says each case of the other has; null where it says no such thing. */
function packed(cases: Amount, { ofCase, ...pack }: Amount, gap: string): WrittenQuantity | null {
  if (!hasOnlyCases(cases) || !hasOnlyBottles(pack)) return null;
  const isPack = ofCase === undefined ? TIMES.test(gap) : IN_EACH.test(gap);
  const isListed = ofCase === 'maybe' && BESIDE.test(gap);
  return isPack || isListed
    ? { cases: cases.cases, bottles: 0, isBare: false, inBottles: cases.cases * pack.bottles }
    : null;
}

/** An amount that was written twice; null where one time it is another. */
export function sameAmount(one: WrittenQuantity, other: WrittenQuantity): WrittenQuantity | null {
  if (one.unclear ?? other.unclear) return null;
  const [inCases, inBottles] = one.cases > 0 ? [one, other] : [other, one];
  if (inCases.cases > 0 && hasOnlyBottles(inBottles)) {
    const { bottles } = inBottles;
    return (inCases.inBottles ?? bottles) === bottles ? { ...inCases, inBottles: bottles } : null;
  }
  return one.cases === other.cases && one.bottles === other.bottles ? one : null;
}

/** Two amounts as the one that they are by what stands between them; `unclear` where they contradict each other. */
function joined(one: Amount, other: Amount, gap: string): WrittenQuantity | 'unclear' | null {
  if (gap.length > LONGEST_GAP) return null;
  // 24병(12병x2박스): what is unclear already goes on.
  if (one.unclear !== undefined && TIMES.test(gap)) return 'unclear';
  const ofPack = packed(one, other, gap) ?? packed(other, one, gap);
  if (ofPack || one.ofCase === 'always' || other.ofCase === 'always') return ofPack;
  if (SAME.test(gap)) return sameAmount(one, other) ?? 'unclear';
  const hasBoth =
    (hasOnlyCases(one) && hasOnlyBottles(other)) || (hasOnlyBottles(one) && hasOnlyCases(other));
  if (ADDED.test(gap)) {
    // 6병+1병 is 6+1병.
    if (!hasBoth) return gap.includes('+') ? 'unclear' : null;
    return { ...sumOf([one, other]), isAdded: true };
  }
  if (!hasBoth || !BESIDE.test(gap)) return null;
  const [inCases, inBottles] = hasOnlyCases(one) ? [one, other] : [other, one];
  return inCases.inBottles === inBottles.bottles ? inCases : sumOf([one, other]);
}

/** The amounts in a text, those of them made one that say the same, or say more of each other. */
function joinedAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  const take = (next: Amount): void => {
    const last = amounts.at(-1);
    const gap = text.slice(last?.end ?? 0, next.start);
    const both = last ? joined(last, next, gap) : null;
    if (!last || both === null) {
      amounts.push(next);
      return;
    }
    const [closing = ''] = /[([（]/u.test(gap) ? (/^\s?[)\]）]/u.exec(text.slice(next.end)) ?? []) : [];
    const { start } = last;
    const end = next.end + closing.length;
    const unclear = { cases: 0, bottles: 0, isBare: false, unclear: text.slice(start, end) };
    amounts.pop();
    // 12병 6병입 2박스: what has become one may say the same as what stands before.
    take({ ...(both === 'unclear' ? unclear : both), start, end });
  };
  for (const amount of amountsIn(text)) take(amount);
  return amounts;
}

/** The quantities in a text, in its order. */
export const findQuantities = (text: string): FoundQuantity[] =>
  joinedAmounts(text).filter(({ ofCase }) => ofCase !== 'always');

/** A text without what a case holds, 6병입, where no cases stand beside it. */
export const withoutPacks = (text: string): string =>
  joinedAmounts(text)
    .filter(({ ofCase }) => ofCase === 'always')
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Whether a whole text is nothing but a unit, as a cell of a sheet: 병, `cs`. Null where it is none. */
export function unitOf(text: string): 'case' | 'bottle' | null {
  const [found] = findQuantities(`1${text.trim()}`);
  if (!found || found.end !== text.trim().length + 1 || found.isBare || found.inBottles !== undefined)
    return null;
  // 2박스 makes twelve with the figure before it.
  return found.cases === 1 ? 'case' : found.bottles === 1 ? 'bottle' : null;
}

function sumOf(quantities: readonly WrittenQuantity[]): WrittenQuantity {
  const sum = (of: (quantity: WrittenQuantity) => number) =>
    quantities.reduce((before, quantity) => before + of(quantity), 0);
  const unclear = quantities.flatMap((each) => each.unclear ?? []).join(' ');
  return {
    cases: sum(({ cases }) => cases),
    bottles: sum(({ bottles }) => bottles),
    isBare: quantities.some(({ isBare }) => isBare),
    ...(quantities.some(({ isAdded }) => isAdded) ? { isAdded: true } : {}),
    ...(quantities.some(({ inBottles }) => inBottles !== undefined)
      ? { inBottles: sum(({ inBottles, bottles }) => inBottles ?? bottles) }
      : {}),
    ...(unclear === '' ? {} : { unclear }),
  };
}

/** 1박스 and 3병 of one wine. */
export const sumOfQuantities = (quantities: readonly WrittenQuantity[]): WrittenQuantity | null =>
  quantities.length === 0 ? null : sumOf(quantities);

/** In bottles of a wine; null where that is no whole number of at least one, more than a line may have, or cannot be told. */
export function bottlesWritten(
  { cases, bottles, isAdded, inBottles, unclear }: WrittenQuantity,
  caseSize: number,
  most: number,
): number | null {
  const ofCases = cases * caseSize;
  const sum = ofCases + bottles;
  const isBeside = cases > 0 && bottles > 0 && !isAdded && inBottles === undefined;
  // 2박스 12병 of cases of six is one amount; loose bottles are fewer than a case has.
  const isTwice = isBeside && bottles === ofCases;
  const isOpen = unclear !== undefined || (isBeside && bottles >= caseSize && !isTwice);
  if (isOpen || (inBottles !== undefined && inBottles !== sum)) return null;
  const all = isTwice ? bottles : sum;
  return Number.isInteger(all) && all >= 1 && all <= most ? all : null;
}
