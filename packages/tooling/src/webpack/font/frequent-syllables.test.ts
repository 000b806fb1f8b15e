import { frequentSyllables } from './frequent-syllables.ts';

test('the most frequent come first, and nothing but syllables', () => {
  expect(frequentSyllables([], ['와인 와인 abc 1ㄱ', '와이너리'], 2)).toBe('와인');
});

test("the pages' own come before those of what they show, however frequent", () => {
  expect(frequentSyllables(['홈'], ['와인 와인 홈'], 2)).toBe('홈와');
});

test('of equally frequent ones the first by alphabet stay, so that each build is the same', () => {
  expect(frequentSyllables([], ['나가다'], 2)).toBe('가나');
});
