import { BOTTLES, CASES, DOZENS } from '../money/units.ts';
import { CODE_SIGN } from './code-sign.ts';
import { NUMBER_WORDS } from './numerals.ts';

/** Where a text holds a time of day. */
export interface TimeOfDay {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Nothing but figures, `14:30`: by itself it may be thirty bottles of the product no. 14 as well. */
  readonly isBare: boolean;
}

const HALF_OF_DAY =
  '오전|오후|아침|점심|저녁|새벽|낮|밤|午前|午後|朝|昼|夕方|夜|上午|下午|中午|早上|晚上|傍晚|(?<!\\p{L})[ap]\\.?m\\.?(?!\\p{L})';
const BEFORE = `(?:(?:${HALF_OF_DAY})에?\\s*|(?<!\\p{L})(?:by|at|before|after|until|till|around|from|between|to)\\s+)`;
const MERIDIEM = '\\s*[ap]\\.?m(?:\\.(?!\\d)|(?![\\p{L}.]))';
const AFTER = [
  '\\s*(?:까지|이전|이후|전|후|부터|에서|사이|경|쯤|에|로|으로)(?:에|까지)?(?:는|요)?(?!\\p{Script=Hangul})',
  '이?요(?!\\p{L})|입니다',
  '頃|ごろ|まで|迄|以降|以前|以后|以後|之?前|之?后|之?後|左右|着|必着|指定|に|は|で|から|到|至',
].join('|');
const TO = '\\s*[~∼〜～\\-–—]\\s*';

const HOUR = '(?:[01]?\\d|2[0-4])';
const UNIT = `(?:${CASES}|${BOTTLES}|${DOZENS})`;
/**
 * 1042:6 is six bottles of the product no. 1042, and so is #14:30 of no. 14: minutes have two figures, hours no sign. After a space
 * a unit is a word of its own: 2:30 본점으로 is no 본. Nor is 2:30 본 매장으로, and after 오후 there is no quantity at all.
 */
const CLOCK = `(?<![\\d:：.])(?=\\d)(?<!${CODE_SIGN})${HOUR}[:：][0-5]\\d(?:[:：][0-5]\\d)?(?!\\d|[:：.]\\d|${UNIT}|(?<!${BEFORE}[\\d:：]{3,8})\\s+(?!본)${UNIT}(?!\\p{L}))`;
const HALF = `(?:\\s*반|半)(?!\\s*(?:${CASES}))`;
const MINUTES = `\\s*(?:[0-5]?\\d|${NUMBER_WORDS})\\s*[분分]`;
const SPOKEN = [
  `(?:(?<![\\d:：.])(?:${HOUR}${TO})?${HOUR}|(?<!\\p{L})(?:${NUMBER_WORDS})|(?<=${HALF_OF_DAY})(?:${NUMBER_WORDS}))`,
  `\\s*(?:시(?!간)(?:${MINUTES}|${HALF})?(?:(?=${AFTER})|(?!\\p{Script=Hangul}))|時(?!間)(?:${MINUTES}|${HALF})?|(?:点钟?|點鐘?)(?:${MINUTES}|${HALF}|(?=${AFTER}|送)|(?!\\p{L}))|o['’]?clock(?!\\p{L}))`,
].join('');
const HOUR_AND_MINUTES = `${HOUR}(?:[:：.][0-5]\\d)?`;
const WITH_MERIDIEM = `(?<![\\d:：.])(?:${HOUR_AND_MINUTES}(?:${TO}|\\s+(?:and|to)\\s+))?${HOUR_AND_MINUTES}${MERIDIEM}`;

const TIME = new RegExp(
  `(?<before>${BEFORE})*(?:(?<said>${WITH_MERIDIEM}|${SPOKEN})|${CLOCK}(?<to>${TO}${CLOCK})?)(?<after>(?:${AFTER}){1,2})?`,
  'giu',
);

/** The times of day in a text, in its order: 14:30까지, 오후 2시 30분, `by 3pm`, 下午三点半. */
export function timesOfDay(text: string): TimeOfDay[] {
  return Array.from(text.matchAll(TIME), ({ index, 0: written, groups = {} }) => ({
    start: index,
    end: index + written.length,
    written,
    isBare: [groups.before, groups.said, groups.to, groups.after].every((part) => part === undefined),
  }));
}

/** A text without the times of day in it. */
export const withoutTimes = (text: string): string => text.replace(TIME, ' ');
