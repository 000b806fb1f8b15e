import { LARGEST_ID, MOST_MILLILITRES } from '@vitis/contracts';
import { withoutChatter } from './chatter.ts';
import { CODE_SIGN } from './code-sign.ts';
import { withoutTimes } from './times-of-day.ts';

/** What a piece of an order says of the wine. */
export interface WrittenWine {
  /** Its name as written, without everything below; empty where there is none. */
  readonly words: string;
  /** The product's number, where it is named by that. */
  readonly code: number | null;
  readonly vintage: number | 'NV' | null;
  readonly millilitres: number | null;
}

const PRICE = /[₩@]\s*\d[\d,.]*(?:\s*만)?\s*원?|\d[\d,.]*\s*만?\s*원(?:짜리|대)?/gu;
const SIZE = /(?<![\d.])(\d{1,5}(?:\.\d{1,2})?)\s*(ml|cl|l|리터)(?!\p{L})(?:\s*[x×*]\s*\d{1,2})?/giu;
const MILLILITRES: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000, 리터: 1000 };
const NAMED_SIZES: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:더블\s*매그넘|double\s*magnum)(?!\p{L})/iu, 3000],
  [/(?<!\p{L})(?:매그넘|magnum|マグナム)(?!\p{L})/iu, 1500],
  [/(?<!\p{L})(?:하프|half|ハーフ)(?:\s*(?:보틀|바틀|bottle|ボトル))?(?!\p{L})/iu, 375],
];
const CODE = new RegExp(`${CODE_SIGN}(\\d{1,9})(?!\\d)`, 'iu');

const AFTER_YEAR = '(?:로|으로|은|는|도|만)?(?![\\p{L}\\d])';
const YEAR_WORD = '(?:년산|년도|년|年|빈티지|빈|vintage|vtg|yr)';
/** From the surest to what is only likely. */
const VINTAGES: readonly RegExp[] = [
  new RegExp(`(?<!\\d)((?:19|20)\\d{2})\\s*${YEAR_WORD}?${AFTER_YEAR}`, 'iu'),
  new RegExp(`['‘’\`´](\\d{2})\\s*${YEAR_WORD}?${AFTER_YEAR}`, 'iu'),
  new RegExp(`(?<!\\d)(\\d{2})\\s*${YEAR_WORD}${AFTER_YEAR}`, 'iu'),
  // 마고 15, 마고15; a number in Latin letters belongs to them.
  new RegExp(`(?<=^|[\\s,(/]|[가-힣ァ-ヶー一-龥])(\\d{2})(?![.,%]\\d)${AFTER_YEAR}`, 'iu'),
];
const NO_VINTAGE = /(?<!\p{L})n\.?\s?v\.?(?!\p{L})|논\s*빈티지|논빈|ノンヴィンテージ|无年份|無年份/iu;

/** What a bottle holds at least. */
const LEAST_MILLILITRES = 100;

/** Whether there are bottles of this size. */
export const isSize = (millilitres: number): boolean =>
  millilitres >= LEAST_MILLILITRES && millilitres <= MOST_MILLILITRES;

/** The number as that of a product; null where no product can have it. */
export const codeOf = (number: number | null): number | null =>
  number !== null && number >= 1 && number <= LARGEST_ID ? number : null;

/** Oldest year that two digits may mean. */
const OLDEST_SHORT_YEAR = 50;

/** The year that two or four digits name, or null; `thisYear` is the last that a vintage can be of. */
export function yearOf(digits: string, thisYear: number): number | null {
  const value = Number(digits);
  if (digits.length === 4) return value >= 1900 && value <= thisYear ? value : null;
  if (digits.length !== 2) return null;
  if (2000 + value <= thisYear) return 2000 + value;
  return value >= OLDEST_SHORT_YEAR ? 1900 + value : null;
}

/** Takes out of a text what a pattern finds, and says what it was. */
function taken(text: string, pattern: RegExp): { rest: string; match: RegExpMatchArray | null } {
  const match = text.match(pattern);
  return match ? { rest: text.replace(pattern, ' '), match } : { rest: text, match: null };
}

function takeSize(text: string): { rest: string; millilitres: number | null } {
  const [found] = [...text.matchAll(SIZE)];
  if (found) {
    const millilitres = Math.round(Number(found[1]) * MILLILITRES[found[2]!.toLowerCase()]!);
    if (isSize(millilitres)) return { rest: text.replace(SIZE, ' '), millilitres };
  }
  for (const [pattern, millilitres] of NAMED_SIZES) {
    const { rest, match } = taken(text, pattern);
    if (match) return { rest, millilitres };
  }
  return { rest: text, millilitres: null };
}

function takeVintage(text: string, thisYear: number) {
  const none = taken(text, NO_VINTAGE);
  if (none.match) return { rest: none.rest, vintage: 'NV' as const, digits: null };
  for (const pattern of VINTAGES) {
    const { rest, match } = taken(text, pattern);
    const vintage = match ? yearOf(match[1]!, thisYear) : null;
    if (vintage !== null) return { rest, vintage, digits: match![1]! };
  }
  return { rest: text, vintage: null, digits: null };
}

/** 마고는, 피노는: the particle is no part of the name. */
const PARTICLE = /(?<=\p{Script=Hangul}{2})(?:는|은)$/u;

/** Takes out what is no part of a name and no number of a quantity: prices, and with them their figures. */
export const withoutPrices = (text: string): string => text.replace(PRICE, ' ');

/** Reads what is left of a piece once its quantity is out. */
export function readWine(text: string, thisYear: number): WrittenWine {
  const coded = taken(withoutTimes(withoutPrices(text)), CODE);
  const sized = takeSize(coded.rest);
  const dated = takeVintage(sized.rest, thisYear);
  const code = coded.match ? codeOf(Number(coded.match[1])) : null;
  const words = withoutChatter(dated.rest).replace(PARTICLE, '');
  const { vintage } = dated;
  const { millilitres } = sized;
  if (code !== null) return { words, code, vintage, millilitres };
  // A number by itself names the wine, as its code: nothing else does.
  const digits = words === '' ? dated.digits : words;
  if (digits !== null && /^\d{1,9}$/.test(digits)) {
    const number = codeOf(Number(digits));
    const left = { vintage: words === '' ? null : vintage, millilitres };
    return { words: number === null ? digits : '', code: number, ...left };
  }
  // #0 is looked for as it stands, and nothing is found: its writer sees why.
  return { words: words || coded.match?.[0].trim() || '', code, vintage, millilitres };
}
