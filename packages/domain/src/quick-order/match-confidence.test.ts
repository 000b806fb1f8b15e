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
  references: ['보르도', '마고'],
  vintage,
  millilitres,
});
const lamonet = [
  wine(1, '샤토 라모네', 2018),
  wine(2, '샤토 라모네', 2019),
  wine(3, '샤토 라모네 블랑', 2019),
  wine(4, '샤토 라모네', 2019, 1500),
];
const confidences = (ranked: ReturnType<typeof rankCandidates>) => ranked.map(({ confidence }) => confidence);
const first = (...input: Parameters<typeof rankCandidates>) => rankCandidates(...input)[0];

test('the vintage decides between years of one wine, the size between its bottles', () => {
  expect(first(line('샤토 라모네', { vintage: 2018 }), lamonet)?.candidate.id).toBe(1);
  expect(first(line('라모네', { vintage: 2019, millilitres: 1500 }), lamonet)?.candidate.id).toBe(4);
  expect(first(line('샤또 라모네 블랑', { vintage: 2019 }), lamonet)?.candidate.id).toBe(3);
});

test('a name and its year are taken without a question', () => {
  const ranked = rankCandidates(line('샤토 라모네', { vintage: 2018 }), lamonet);
  expect(ranked[0]?.confidence).toBe(100);
  expect(isSure(confidences(ranked))).toBe(true);
});

test.each([
  ['several years and none written', line('샤토 라모네'), lamonet.slice(0, 2)],
  ['a year that there is none of', line('샤토 라모네', { vintage: 2001 }), lamonet.slice(0, 1)],
  ['a region in the place of a name', line('마고'), [wine(5, '샤토 벨레르', 2019)]],
  ['first consonants', line('ㅅㅌㄹㅁㄴ', { vintage: 2018 }), lamonet],
  ['another size', line('샤토 라모네', { vintage: 2018, millilitres: 375 }), lamonet.slice(0, 1)],
])('asks about %s', (_name, written, candidates) => {
  expect(isSure(confidences(rankCandidates(written, candidates)))).toBe(false);
});

test('a region that is called so comes before letters in the middle of a name', () => {
  const chance = { ...wine(6, '코리마코 피노 누아', 2022), references: ['와이라라파'] };
  const [region, other] = rankCandidates(line('마고'), [chance, wine(7, '샤토 벨레르', 2019)]);
  expect([region?.candidate.id, other?.candidate.id]).toEqual([7, 6]);
});

test('the larger part of a name the words are, the surer it is', () => {
  const wines = [wine(8, '도멘 벨쿠르 샤블리 프르미에 크뤼', 2022), wine(9, '벨쿠르 샤블리', 2022)];
  const [most, less] = rankCandidates(line('샤블리'), wines);
  expect(most?.candidate.id).toBe(9);
  expect(most?.confidence).toBeGreaterThan(less?.confidence ?? 100);
});

test('what was found by other words than were written is asked about', () => {
  const ranked = rankCandidates({ ...line('샤토 라모네'), isCorrected: true }, lamonet.slice(0, 1));
  expect(isSure(confidences(ranked))).toBe(false);
});

test('a name in another spelling is that name', () => {
  const [best] = rankCandidates({ ...line('シャトー ラモネ'), otherSpellings: ['샤토 라모네'] }, lamonet);
  expect(best).toMatchObject({ confidence: 100, candidate: { id: 1 } });
});

test('what the client has bought before comes first, and never past all doubt', () => {
  expect(confidenceOfClient(86, true)).toBeGreaterThan(86);
  expect(confidenceOfClient(99, true)).toBe(100);
  expect(confidenceOfClient(86, false)).toBe(86);
  expect(isSure([])).toBe(false);
});
