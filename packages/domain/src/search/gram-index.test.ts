import fc from 'fast-check';
import { GramIndex } from './gram-index.ts';
import { nearBigrams, prefixBigrams, queryBigrams, searchBigrams } from './search-bigrams.ts';

function indexOf(texts: readonly string[]): GramIndex {
  const builder = GramIndex.builder();
  for (const text of texts) builder.add(searchBigrams(text));
  return builder.build();
}

/** The slow way: every text against every way. */
const slowly = (texts: readonly string[], ways: string[][]) =>
  [...texts.keys()].filter((place) => {
    const grams = new Set(searchBigrams(texts[place]!));
    return ways.some((way) => way.every((gram) => grams.has(gram)));
  });

test('an index finds the texts that hold all grams of a way, in order', () => {
  const letter = fc.constantFrom('샤', '토', '마', '고', '르', 'ㅅ', ' ', 'a', 'b');
  const text = fc.array(letter, { maxLength: 5 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 40 }),
      text,
      fc.integer({ min: 1, max: 10 }),
      (texts, query, most) => {
        const index = indexOf(texts);
        expect(index.holding(query)).toEqual(slowly(texts, queryBigrams(query)));
        expect(index.beginning(query)).toEqual(slowly(texts, prefixBigrams(query)));
        expect(index.near(query)).toEqual(slowly(texts, nearBigrams(query)));
        expect(index.holding(query, most)).toEqual(slowly(texts, queryBigrams(query)).slice(0, most));
      },
    ),
    { numRuns: 500 },
  );
});

test('nothing is found in nothing', () => {
  expect(indexOf([]).holding('샤')).toEqual([]);
  expect(indexOf(['샤토']).holding('')).toEqual([]);
});
