import { SEARCH_TIERS, searchTier, tierRank } from './search-tier.ts';

test.each([
  ['샤또 마고', '샤또마고', 'EXACT'],
  ['chateau margaux', 'Château Margaux', 'EXACT'],
  ['샤또', '샤또 마고', 'PREFIX'],
  ['haut brion', 'Château Haut-Brion', 'CONTAINS'],
  ['마고', '샤또 마고', 'CONTAINS'],
  ['ㅅㄸ2015', '샤또 2015', 'CHOSEONG_PREFIX'],
  ['ㅅㄸ', '샤또 마고', 'CHOSEONG_PREFIX'],
  ['ㅁㄱ', '샤또 마고', 'CHOSEONG_INSIDE'],
  ['ㄳ', '가슴', 'CHOSEONG_PREFIX'],
  ['솝', '소비뇽 블랑', 'JAMO_PREFIX'],
  ['까벨', '까베르네', 'JAMO_PREFIX'],
  ['솝', '까베르네 소비뇽', 'JAMO_PREFIX'],
  ['샤또 마ㄱ', '샤또 마고', 'JAMO_PREFIX'],
  ['샤토', '샤또', 'FOLDED'],
  ['샤토', '그랑 샤또', 'FOLDED'],
  ['ㅅㅌ', '샤또', 'FOLDED'],
  ['마고 샤또', '샤또 마고', 'WORDS'],
  ['샤또 2015', '샤또 마고 2015', 'WORDS'],
  ['몽라세', '몽라쉐 그랑 크뤼', 'NEAR'],
  ['바롤로', '바를로', 'NEAR'],
  ['reisling', 'Riesling Trocken', 'NEAR'],
  ['마고', '샤또 라피트', null],
  ['바토', '마고', null],
  ['', '샤또', null],
  [' · ', '샤또', null],
  ['샤또', '', null],
])('%j finds %j as %s', (query, text, tier) => {
  expect(searchTier(query, text)).toBe(tier);
});

test('the tiers of the trade come first, in its order', () => {
  expect(SEARCH_TIERS.slice(0, 7)).toEqual([
    'EXACT',
    'PREFIX',
    'CONTAINS',
    'CHOSEONG_PREFIX',
    'CHOSEONG_INSIDE',
    'JAMO_PREFIX',
    'FOLDED',
  ]);
  expect(tierRank('EXACT')).toBeLessThan(tierRank('NEAR'));
});
