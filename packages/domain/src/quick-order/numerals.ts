/** Numbers as people write them before a unit: `12`, `1,200`, 두, 열두, 이십사, 两, 十二, `two`, `half a`. */

const NATIVE_TENS: Readonly<Record<string, number>> = {
  ...{ 열: 10, 스물: 20, 스무: 20, 서른: 30, 마흔: 40, 쉰: 50, 예순: 60, 일흔: 70, 여든: 80, 아흔: 90 },
};
const NATIVE_ONES: Readonly<Record<string, number>> = {
  ...{
    한: 1,
    하나: 1,
    두: 2,
    둘: 2,
    세: 3,
    셋: 3,
    네: 4,
    넷: 4,
    다섯: 5,
    여섯: 6,
    일곱: 7,
    여덟: 8,
    아홉: 9,
  },
};
const SINO: Readonly<Record<string, number>> = {
  ...{ 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9, 십: 10, 백: 100 },
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 百: 100 },
};
const ENGLISH: Readonly<Record<string, number>> = {
  ...{ 'half a': 0.5, half: 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
};

/** Names of a table, the longest first: the first that fits is the one that is meant. */
const anyOf = (names: readonly string[]): string => [...names].sort((a, b) => b.length - a.length).join('|');

const TENS = anyOf(Object.keys(NATIVE_TENS));
const ONES = anyOf(Object.keys(NATIVE_ONES));

/** 하나, 둘, 셋, 넷: those that stand without a unit, too. */
export const COUNTED = '하나|둘|셋|넷';

/**
 * Numbers in words, as the source of a pattern for the `u` and `i` flags. A single Sino-Korean digit is none: 이 박스 is
 * "this case".
 */
export const NUMBER_WORDS = [
  `(?:${TENS})(?:${ONES})?|${ONES}|반`,
  '(?<!\\p{Script=Hangul})(?:[이삼사오육칠팔구]?백(?:[이삼사오육칠팔구]?십)?|[이삼사오육칠팔구]?십)[일이삼사오육칠팔구]?',
  '[一二两兩三四五六七八九]?[百十]?[一二两兩三四五六七八九十]',
  `(?<!\\p{L})(?:${anyOf(Object.keys(ENGLISH))})(?!\\p{L})`,
].join('|');

/** Digits, with commas between groups of three or without any; a half as 1.5. */
export const DIGITS = '(?<![\\d.])(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.5)?)(?![\\d.]|,\\d{3})';

function placed(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const character of text) {
    const value = SINO[character];
    if (value === undefined) return Number.NaN;
    if (value < 10) digit = value;
    else {
      sum += Math.max(digit, 1) * value;
      digit = 0;
    }
  }
  return sum + digit;
}

/** The value of what `DIGITS` or `NUMBER_WORDS` matched; NaN for anything else. */
export function readNumber(written: string): number {
  const text = written.toLowerCase().replace(/\s+/g, ' ').trim();
  if (/^[\d,]+(?:\.5)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (text === '반') return 0.5;
  const direct = ENGLISH[text] ?? NATIVE_ONES[text];
  if (direct !== undefined) return direct;
  const ten = Object.keys(NATIVE_TENS).find((name) => text.startsWith(name));
  if (ten === undefined) return placed(text);
  const rest = text.slice(ten.length);
  return NATIVE_TENS[ten]! + (rest === '' ? 0 : (NATIVE_ONES[rest] ?? Number.NaN));
}
