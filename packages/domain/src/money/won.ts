import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';

/** An amount in Korean won: a whole number, VAT-exclusive unless its name says otherwise. */
export type Won = number;

/** Ten times this is still an exact integer, which the inverse of VAT needs. */
export const MAX_WON: Won = Math.floor(Number.MAX_SAFE_INTEGER / 10);

/** Returns the amount; throws a RangeError for fractions, NaN and amounts beyond `MAX_WON`. */
export function won(amount: number): Won {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > MAX_WON) {
    throw new RangeError(`Not an amount in won: ${amount}`);
  }
  return amount === 0 ? 0 : amount;
}

/** Adds amounts; throws a RangeError when one, or the sum, is no amount in won. */
export function sumWon(amounts: Iterable<Won>): Won {
  let sum = 0;
  for (const amount of amounts) sum = won(sum + won(amount));
  return sum;
}

/** What stands between thousands, and before decimals. */
const SEPARATORS: Readonly<Record<Language, readonly [thousands: string, decimals: string]>> = {
  'ko-KR': [',', '.'],
  'en-US': [',', '.'],
  'zh-CN': [',', '.'],
  'zh-TW': [',', '.'],
  'ja-JP': [',', '.'],
};

/** Without `Intl`, whose first format costs a slow phone 60 ms in the middle of its start. */
function grouped(value: number, places: number, language: Language): string {
  const [thousands, point] = SEPARATORS[language];
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(places).split('.');
  const fraction = decimals.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) + (fraction && point + fraction);
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
}

/** `1,234,567`, or `0.75`: digits grouped as the language does, two decimals at most. */
export const formatNumber = (value: number, language: Language = DEFAULT_LANGUAGE): string =>
  grouped(value, 2, language);

/** `12.5%` from the ratio 0.125. */
export const formatPercent = (ratio: number, language: Language = DEFAULT_LANGUAGE): string =>
  `${grouped(ratio * 100, 1, language)}%`;

/** What large numbers are counted by, the largest first. */
const COUNTED_BY: Readonly<Record<Language, readonly (readonly [size: number, name: string])[]>> = {
  'ko-KR': [
    [1e12, '조'],
    [1e8, '억'],
    [1e4, '만'],
    [1e3, '천'],
  ],
  'en-US': [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
  'zh-CN': [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
  'zh-TW': [
    [1e12, '兆'],
    [1e8, '億'],
    [1e4, '萬'],
  ],
  'ja-JP': [
    [1e12, '兆'],
    [1e8, '億'],
    [1e4, '万'],
  ],
};

/**
 * `1500만`, `15M`: in the round numbers that the language counts by, for where room is short; without `Intl`, as above.
 *
 * @param value a whole number, or a small one with two decimals
 */
export function formatCompact(value: number, language: Language = DEFAULT_LANGUAGE): string {
  const size = Math.abs(value);
  const at = COUNTED_BY[language].findIndex(([unit]) => size >= unit);
  const [unit, name] = COUNTED_BY[language][at] ?? [1, ''];
  // An axis may be divided more finely than by ones.
  if (unit === 1) return String(Math.round(value * 100) / 100);
  // Two digits at least; divided by what they are counted in, since 9.95 is less than it says.
  const count = size < 10 * unit ? Math.round(size / (unit / 10)) / 10 : Math.round(size / unit);
  const [larger, nameOfLarger] = COUNTED_BY[language][at - 1] ?? [Number.POSITIVE_INFINITY, ''];
  const digits = count * unit >= larger ? `1${nameOfLarger}` : `${count}${name}`;
  return value < 0 ? `-${digits}` : digits;
}

/** The amount as a reader of the language expects it: `1,234,567원` in Korean, `₩1,234,567` elsewhere. */
export function formatMoney(amount: Won, language: Language = DEFAULT_LANGUAGE): string {
  if (language === 'ko-KR') return `${formatNumber(won(amount))}원`;
  const digits = formatNumber(Math.abs(won(amount)), language);
  return `${amount < 0 ? '-' : ''}₩${digits}`;
}
