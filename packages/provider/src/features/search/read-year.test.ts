import { readYear } from './read-year.ts';

const years = [null, 1999, 2015, 2019, 2020];
const read = (query: string) => readYear(query).map(({ words, isYear }) => [words, years.filter(isYear)]);

test.each<[string, [string, (number | null)[]][]]>([
  ['라모네 2019', [['라모네', [2019]]]],
  ['ㅅㅌㄹㅁㄴ2019', [['ㅅㅌㄹㅁㄴ', [2019]]]],
  ['2015 소테른', [['소테른', [2015]]]],
  ['2015', [['', [2015]]]],
  ['라모네 201', [['라모네', [2015, 2019]]]],
  [
    '라모네 20',
    [
      ['라모네', [2020]],
      ['라모네', [2015, 2019, 2020]],
    ],
  ],
  ['라모네', []],
  ['19', []],
  ['12345', []],
])('%s', (query, readings) => {
  expect(read(query)).toEqual(readings);
});
