import { timesAsLong } from '../test-support/processor-time.ts';
import { otherKeyboard, rankMatches } from './rank-matches.ts';
import { nearBigrams, prefixBigrams, queryBigrams, searchBigrams } from './search-bigrams.ts';

/** Words as long as a search box takes them, of what makes work: joined letters, marks, spellings, many words. */
const pieces = [
  'ㄱ',
  'ㅏ',
  'ㄳ',
  '각',
  '가 ',
  'a',
  'a ',
  'a\u0301',
  '1',
  '-',
  '· ',
  '샤토 ',
  '샤토',
  '시라',
  'tiEh',
  'シャ',
  '😀',
  '\u200d',
];
const queries = pieces.map((piece) => piece.repeat(100).slice(0, 100));
const byPiece = queries.map((query, index): [string, string] => [pieces[index]!, query]);
const names = [
  ...queries,
  ...Array.from(
    { length: 200 - queries.length },
    (_, index) => `샤토 라모네 그랑 크뤼 클라세 생떼밀리옹 ${2000 + index}`,
  ),
];

/** All that a search does with words, over as many names as are compared between two breaths. */
function searched(words: string): void {
  queryBigrams(words);
  prefixBigrams(words);
  nearBigrams(words);
  otherKeyboard(words);
  searchBigrams(words, words);
  rankMatches(words, names, (name) => [name]);
}

test.each(byPiece)(
  'a hundred letters of %j cost little more than the name of a wine',
  async (_piece, words) => {
    const times = await timesAsLong(
      () => searched(words),
      () => searched('샤토 라모네'),
    );
    expect(times).toBeLessThan(10);
  },
);
