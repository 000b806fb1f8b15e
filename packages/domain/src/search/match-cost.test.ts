import fc from 'fast-check';
import { matchCost } from './match-cost.ts';
import { searchForm } from './search-form.ts';
import { prepareWord, searchTier } from './search-tier.ts';

const cost = (query: string, text: string, looseness?: Parameters<typeof matchCost>[2]) =>
  matchCost(prepareWord(query), searchForm(text), looseness);

test('a name that is meant whole costs less than one that begins so, and that less than one that holds it', () => {
  const costs = ['샤토', '샤토 마고', '샤토네', '그랑 샤토', '그랑 샤토네', '그랑샤토'].map((text) =>
    cost('샤토', text),
  );
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  expect(new Set(costs).size).toBe(6);
});

test('the spelling as it stands costs less than half a syllable, that less than mixed-up sounds and first consonants', () => {
  const costs = [
    cost('보르도', '보르도'),
    cost('볼', '보르도'),
    cost('뽀르또', '보르도'),
    cost('ㅂㄹㄷ', '보르도'),
  ];
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

test('loose matches can be left out', () => {
  expect(cost('오하', '리오하')).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(cost('오하', '리오하', { inside: false })).toBe(Number.POSITIVE_INFINITY);
  expect(cost('샤또', '샤도', { folded: false })).toBe(Number.POSITIVE_INFINITY);
});

test('it finds what the tiers find', () => {
  const letter = fc.constantFrom(
    '샤',
    '또',
    '토',
    '값',
    '솝',
    '까',
    '벨',
    '르',
    '네',
    'ㅅ',
    'ㄸ',
    'ㅏ',
    ' ',
    '2',
    'a',
    'é',
    '酒',
  );
  const text = fc.array(letter, { maxLength: 7 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (query, found) => {
      const tier = searchTier(query, found);
      const isSpelling = tier !== null && tier !== 'WORDS' && tier !== 'NEAR';
      expect([query, found, cost(query, found) < Number.POSITIVE_INFINITY]).toEqual([
        query,
        found,
        isSpelling,
      ]);
    }),
    { numRuns: 5_000 },
  );
});
