import { LANGUAGES } from '@vitis/contracts';
import fc from 'fast-check';
import { formatCompact, formatMoney, formatNumber, formatPercent, MAX_WON, sumWon, won } from './won.ts';

test('an amount is a whole number of won', () => {
  expect(won(-5)).toBe(-5);
  expect(Object.is(won(-0), 0)).toBe(true);
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_WON + 1, -MAX_WON - 1]) {
    expect(() => won(wrong)).toThrow(RangeError);
  }
});

test('sums stay exact and refuse what is no amount', () => {
  expect(sumWon([])).toBe(0);
  expect(() => sumWon([1, 0.1])).toThrow(RangeError);
  expect(() => sumWon([MAX_WON, 1])).toThrow(RangeError);
});

test('amounts are grouped and named as each language reads them', () => {
  expect(formatMoney(1234567)).toBe('1,234,567원');
  expect(formatMoney(1234567, 'ko-KR')).toBe('1,234,567원');
  for (const language of LANGUAGES.slice(1)) expect(formatMoney(-1234567, language)).toBe('-₩1,234,567');
  expect(formatNumber(1234.5)).toBe('1,234.5');
  expect(formatPercent(0.125, 'en-US')).toBe('12.5%');
});

test('digits survive formatting in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -MAX_WON, max: MAX_WON }),
      fc.constantFrom(...LANGUAGES),
      (amount, language) => {
        expect(Number(formatMoney(amount, language).replace(/[^\d-]/g, ''))).toBe(amount);
      },
    ),
  );
});

test.each(LANGUAGES)('round numbers of %s are those of the language', (language) => {
  const compact = new Intl.NumberFormat(language, { notation: 'compact' });
  for (const value of [0, 5, 99, 999, 1_250, 9_949, 9_950, 99_499, 99_500, 999_999, 99_994_999, 99_995_000])
    expect(formatCompact(value, language)).toBe(compact.format(value));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: Math.log10(MAX_WON), noNaN: true }),
      fc.boolean(),
      (digits, isNegative) => {
        const value = Math.round(10 ** digits) * (isNegative ? -1 : 1);
        expect(formatCompact(value, language)).toBe(compact.format(value));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('parts of one have two decimals at most', () => {
  expect([0.1 + 0.2, 0.25, -0.5].map((value) => formatCompact(value))).toEqual(['0.3', '0.25', '-0.5']);
});

test.each(LANGUAGES)('numbers and percentages of %s are those of the language', (language) => {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  for (const value of [
    0,
    7,
    999,
    1_000,
    -1_000,
    12_345.6,
    0.75,
    -0.05,
    123_456_789,
    MAX_WON,
    1_000_000.25,
    99.999,
  ])
    expect(formatNumber(value, language)).toBe(number.format(value));
  for (const ratio of [0, 0.1, 0.125, 0.33333, 1, -0.5, 12.3456])
    expect(formatPercent(ratio, language)).toBe(percent.format(ratio));
});
