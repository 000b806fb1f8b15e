import { particle, withParticle } from './particles.ts';

test.each([
  ['샤또', '을/를', '를'],
  ['와인', '을/를', '을'],
  ['서울', '으로/로', '로'],
  ['부산', '으로/로', '으로'],
  ['2013', '을/를', '을'],
  ['2015', '을/를', '를'],
  ['2017', '으로/로', '로'],
  ['2020', '이/가', '이'],
  ['1,000', '은/는', '은'],
  ['Merlot', '은/는', '는'],
  ['Riesling Kabinett', '이/가', '가'],
  ['Chablis 2021', '을/를', '을'],
  ['Sauvignon', '와/과', '과'],
  ['샤또 마고 (750ml)', '와/과', '와'],
  ['비티스와인(주)', '은/는', '은'],
  ['"로제"', '이/가', '가'],
] as const)('after %s, %s is %s', (word, pair, chosen) => {
  expect(particle(word, pair)).toBe(chosen);
});

test('the word comes back with its particle', () => {
  expect(withParticle('장바구니', '으로/로')).toBe('장바구니로');
});
