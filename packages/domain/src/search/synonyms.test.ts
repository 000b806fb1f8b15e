import { normaliseForSearch } from './search-form.ts';
import { SYNONYMS, synonymQueries } from './synonyms.ts';

test('a known name is exchanged for its other names, the rest stays', () => {
  expect(synonymQueries('리즐링 2020')).toEqual(['리슬링2020', 'riesling2020']);
  expect(synonymQueries('Pinot Grigio')).toContain('피노그리');
  expect(synonymQueries('마고')).toEqual([]);
});

test('a name of one syllable counts only alone', () => {
  expect(synonymQueries('뫼')).toContain('모엣');
  expect(synonymQueries('코트')).toEqual([]);
});

test('no spelling stands in two groups', () => {
  const names = SYNONYMS.flatMap((group) => group.map(normaliseForSearch));
  expect(new Set(names).size).toBe(names.length);
});
