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

/** Milliseconds of the processor, the fewest of a few times. */
function cost(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 4; time += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each(byPiece)(
  'a hundred letters of %j are looked for without others having to wait',
  (_piece, words) => {
    const taken = {
      grams: cost(() => [
        queryBigrams(words),
        prefixBigrams(words),
        nearBigrams(words),
        otherKeyboard(words),
      ]),
      stored: cost(() => searchBigrams(words, words)),
      // As many names as are compared between two breaths.
      ranks: cost(() => rankMatches(words, names, (name) => [name])),
    };
    for (const [what, milliseconds] of Object.entries(taken)) {
      expect([what, milliseconds < 50 ? 'quick' : milliseconds]).toEqual([what, 'quick']);
    }
  },
);
