import fc from 'fast-check';
import { nearBigrams, prefixBigrams, queryBigrams, searchBigrams } from './search-bigrams.ts';
import { searchTier } from './search-tier.ts';

const holds = (text: string, ways: string[][]): boolean => {
  const grams = new Set(searchBigrams(text));
  return ways.some((way) => way.every((gram) => grams.has(gram)));
};

/** Short alphabets make matches frequent; each holds what breaks simple schemes: lone letters, joined tails. */
const character = fc.constantFrom(
  ...[
    '샤',
    '또',
    '토',
    '마',
    '고',
    '과',
    '값',
    '소',
    '비',
    '뇽',
    '솝',
    '까',
    '벨',
    '르',
    '네',
    '리',
    '슬',
    '즐',
    '링',
  ],
  ...['ㅅ', 'ㄸ', 'ㄳ', 'ㅏ', 'ㅘ', 'ㅗ', ' ', '-', '2', '0', 'a', 'é', '酒', '🍷'],
);
const word = fc.constantFrom(
  '샤또',
  '샤토',
  '까베르네',
  '소비뇽',
  '리즐링',
  '리슬링',
  '마고',
  '2015',
  'Riesling',
  '뫼',
  '모엣',
);
const text = fc.oneof(
  fc.array(character, { maxLength: 10 }).map((characters) => characters.join('')),
  fc.array(fc.oneof(word, character), { maxLength: 5 }).map((words) => words.join(' ')),
);

/** Queries cut from texts, bent a little, match at every tier. */
const pair = fc.oneof(
  fc.tuple(text, text),
  fc.tuple(text, text, fc.nat(6), fc.nat(8)).map(([found, put, start, length]) => {
    const characters = Array.from(found);
    return [
      characters.slice(start, start + length).join('') + (length % 3 === 0 ? put.slice(0, 1) : ''),
      found,
    ];
  }),
) as fc.Arbitrary<[string, string]>;

test('no text that matches at any tier is lost by narrowing', () => {
  const tiers = new Set<string>();
  fc.assert(
    fc.property(pair, ([query, found]) => {
      const tier = searchTier(query, found);
      if (tier === null) return;
      tiers.add(tier);
      expect(holds(found, tier === 'NEAR' ? nearBigrams(query) : queryBigrams(query))).toBe(true);
      if (tier === 'EXACT' || tier === 'PREFIX') expect(holds(found, prefixBigrams(query))).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(tiers.size).toBe(9);
});

test('first consonants of any text narrow to it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('ㅅ', 'ㄸ', 'ㅌ', 'ㄱ', '2'), { maxLength: 4 }),
      text,
      (letters, found) => {
        const query = letters.join('');
        if (searchTier(query, found) !== null) expect(holds(found, queryBigrams(query))).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
});

test('narrowing leaves out what has nothing in common', () => {
  expect(holds('리슬링 트로켄', queryBigrams('샤또'))).toBe(false);
  expect(holds('또 샤', queryBigrams('샤또'))).toBe(false);
  expect(holds('마고 샤또', prefixBigrams('샤또'))).toBe(false);
});

test('a query of nothing finds nothing', () => {
  for (const query of ['', ' - ']) {
    expect(queryBigrams(query)).toEqual([]);
    expect(prefixBigrams(query)).toEqual([]);
    expect(nearBigrams(query)).toEqual([]);
  }
});

test('every way asks for at least one gram, or it would fetch every row', () => {
  fc.assert(
    fc.property(text, (query) => {
      for (const way of [...queryBigrams(query), ...nearBigrams(query)])
        expect(way.length).toBeGreaterThan(0);
    }),
  );
});

test('grams of several names stand together, each once', () => {
  const grams = searchBigrams('샤또 마고', '샤또');
  expect(new Set(grams).size).toBe(grams.length);
  expect(grams).toEqual(expect.arrayContaining(['ㅅㅏ ㄷㅗ', '^ ㅅㅏ', '#ㅅㄷ']));
});
