import { LANGUAGES } from '@vitis/contracts';
import fc from 'fast-check';
import {
  casesOf,
  formatBottles,
  formatInUnits,
  formatPack,
  formatQuantity,
  MAX_LINE_BOTTLES,
  parsePack,
  parseQuantity,
  toBottles,
  toCases,
} from './quantity.ts';

const bottles = fc.integer({ min: 0, max: MAX_LINE_BOTTLES });
const caseSize = fc.integer({ min: 1, max: 24 });

test('quantities read as cases and loose bottles', () => {
  expect(formatQuantity(27, 6)).toBe('4박스 3병');
  expect(formatQuantity(24, 6)).toBe('4박스');
  expect(formatInUnits(24, 6)).toBe('4박스');
  expect(formatInUnits(0, 6)).toBe('0박스');
  expect(formatInUnits(24, 1)).toBe('24병');
  expect(formatInUnits(0, 6, 'en-US')).toBe('0 cases');
  expect(formatQuantity(5, 6)).toBe('5병');
  expect(formatQuantity(0, 6)).toBe('0병');
  expect(formatQuantity(3, 1)).toBe('3병');
  expect(formatQuantity(7, 6, 'en-US')).toBe('1 case 1 bottle');
  expect(formatQuantity(14, 6, 'ja-JP')).toBe('2ケース 2本');
  expect(formatBottles(1_200, 'zh-CN')).toBe('1,200瓶');
});

test.each([
  ['27', 27],
  ['1,200병', 1_200],
  ['2박스', 12],
  ['2박스 3병', 15],
  ['2 cases 3 bottles', 15],
  ['２箱', 12],
  ['3 boxes', 18],
  ['2케이스 3본', 15],
  ['12 EA', 12],
])('%s is %d bottles', (typed, expected) => {
  expect(parseQuantity(typed, 6)).toBe(expected);
});

test.each(['', '병', '-3', '1.5', '2 박스 반', '3병 2박스', '100000', '99999박스', '12,34병', '1caseload'])(
  '%j is no quantity',
  (typed) => {
    expect(parseQuantity(typed, 6)).toBeNull();
  },
);

test('cases and bottles turn into each other', () => {
  fc.assert(
    fc.property(bottles, caseSize, (amount, size) => {
      const split = toCases(amount, size);
      expect(split.bottles).toBeLessThan(size);
      expect(toBottles(split, size)).toBe(amount);
    }),
  );
});

test('what is shown can be typed back, in every language', () => {
  fc.assert(
    fc.property(bottles, caseSize, fc.constantFrom(...LANGUAGES), (amount, size, language) => {
      expect(parseQuantity(formatQuantity(amount, size, language), size)).toBe(amount);
    }),
  );
});

test('what is loose is packed together: it takes the room that it fills', () => {
  expect(casesOf([])).toBe(0);
  expect(casesOf([{ qty: 24, caseSize: 6 }])).toBe(4);
  expect(casesOf([{ qty: 25, caseSize: 6 }])).toBe(5);
  const thirds = { qty: 1, caseSize: 3 };
  expect(casesOf([thirds, thirds, thirds])).toBe(1);
  expect(
    casesOf([
      { qty: 7, caseSize: 6 },
      { qty: 14, caseSize: 12 },
      { qty: 4, caseSize: 6 },
    ]),
  ).toBe(3);
});

test('refuses fractions, negatives and empty cases', () => {
  expect(() => toCases(1.5, 6)).toThrow(RangeError);
  expect(() => toCases(-1, 6)).toThrow(RangeError);
  expect(() => toCases(6, 0)).toThrow(RangeError);
  expect(() => toBottles({ cases: 1, bottles: -1 }, 6)).toThrow(RangeError);
  expect(() => formatPack(0, 6)).toThrow(RangeError);
});

test('the pack is printed and read as the trade writes it', () => {
  expect(formatPack(750, 6)).toBe('750ml × 6');
  expect(parsePack('750ml × 6')).toEqual({ millilitres: 750, bottlesPerCase: 6 });
  expect(parsePack('1.5L*3')).toEqual({ millilitres: 1_500, bottlesPerCase: 3 });
  expect(parsePack('750 × 6')).toBeNull();
  expect(parsePack('0ml × 6')).toBeNull();
});
