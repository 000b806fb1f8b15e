import fc from 'fast-check';
import { amountInWords, numberInWords } from './amount-in-words.ts';
import { MAX_WON } from './won.ts';

test('paper states the total in words and digits', () => {
  expect(amountInWords(1_234_567)).toBe('일금 일백이십삼만사천오백육십칠원정 (₩1,234,567)');
  expect(amountInWords(0)).toBe('일금 영원정 (₩0)');
});

test.each([
  [1, '일'],
  [10, '일십'],
  [110, '일백일십'],
  [10_000, '일만'],
  [100_000_000, '일억'],
  [100_010_000, '일억일만'],
  [1_000_000_000_000, '일조'],
])('%d is %s', (amount, words) => {
  expect(numberInWords(amount)).toBe(words);
});

test('a negative total has no words', () => {
  expect(() => numberInWords(-1)).toThrow(RangeError);
});

const VALUES: Record<string, number> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 };
const PLACES: Record<string, number> = { 십: 10, 백: 100, 천: 1_000 };
const GROUPS: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12 };

function read(words: string): number {
  let sum = 0;
  let group = 0;
  let digit = 0;
  for (const word of words) {
    if (word in VALUES) digit = VALUES[word]!;
    else if (word in PLACES) [group, digit] = [group + digit * PLACES[word]!, 0];
    else [sum, group, digit] = [sum + (group + digit) * GROUPS[word]!, 0, 0];
  }
  return sum + group + digit;
}

test('the words read back as the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_WON }), (amount) => {
      expect(read(numberInWords(amount))).toBe(amount);
    }),
  );
});
