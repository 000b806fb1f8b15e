import { confidenceOfClient, isSure, rankCandidates } from './match-confidence.ts';

const line = (words: string, more: { vintage?: number | 'NV'; millilitres?: number } = {}) => ({
  words,
  vintage: null,
  millilitres: null,
  ...more,
});
const wine = (id: number, name: string, vintage: number | null, millilitres = 750) => ({
  id,
  names: [name, `en ${id}`],
  vintage,
  millilitres,
});
const lamonet = [
  wine(1, '샤토 라모네', 2018),
  wine(2, '샤토 라모네', 2019),
  wine(3, '샤토 라모네 블랑', 2019),
  wine(4, '샤토 라모네', 2019, 1500),
];
const first = (...input: Parameters<typeof rankCandidates>) => rankCandidates(...input)[0];

test('the vintage decides between years of one wine, the size between its bottles', () => {
  expect(first(line('샤토 라모네', { vintage: 2018 }), lamonet)?.candidate.id).toBe(1);
  expect(first(line('라모네', { vintage: 2019, millilitres: 1500 }), lamonet)?.candidate.id).toBe(4);
  expect(first(line('샤또 라모네 블랑', { vintage: 2019 }), lamonet)?.candidate.id).toBe(3);
});

test('a name and its year are taken without a question', () => {
  const ranked = rankCandidates(line('샤토 라모네', { vintage: 2018 }), lamonet);
  expect(ranked[0]?.confidence).toBe(100);
  expect(isSure(ranked)).toBe(true);
});

test.each([
  ['several years and none written', line('샤토 라모네'), lamonet.slice(0, 2)],
  ['a year that there is none of', line('샤토 라모네', { vintage: 2001 }), lamonet.slice(0, 1)],
  ['a region in the place of a name', line('마고'), [wine(5, '샤토 벨레르', 2019)]],
  ['first consonants', line('ㅅㅌㄹㅁㄴ', { vintage: 2018 }), lamonet],
  ['another size', line('샤토 라모네', { vintage: 2018, millilitres: 375 }), lamonet.slice(0, 1)],
])('asks about %s', (_name, written, candidates) => {
  expect(isSure(rankCandidates(written, candidates))).toBe(false);
});

test('what was found by some of the words only is asked about', () => {
  expect(isSure(rankCandidates(line('샤토 라모네'), lamonet.slice(0, 1), 'some-words'))).toBe(false);
});

test('what the client has bought before comes first, and never past all doubt', () => {
  expect(confidenceOfClient(86, true)).toBeGreaterThan(86);
  expect(confidenceOfClient(99, true)).toBe(100);
  expect(confidenceOfClient(86, false)).toBe(86);
  expect(isSure([])).toBe(false);
});
