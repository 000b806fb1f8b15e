import { normaliseForSearch } from '@vitis/domain';
import { meantWords, otherNames, otherSpellings } from './synonyms.ts';
import { GRAPE_NAMES } from './trade-names/grapes.ts';
import { PLACE_NAMES } from './trade-names/places.ts';
import { KIND_NAMES, LABEL_WORDS } from './trade-names/words.ts';

test.each([
  ['things', [...PLACE_NAMES, ...GRAPE_NAMES, ...KIND_NAMES]],
  ['words of labels', LABEL_WORDS],
])('no name of %s stands for two', (_what, groups) => {
  const names = groups.flatMap((group) => [...new Set(group.map(normaliseForSearch))]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a thing has its other names besides its own', () => {
  expect(otherNames(['부르고뉴', 'Bourgogne'])).toEqual(expect.arrayContaining(['버건디', 'burgundy']));
  expect(otherNames(['Bourgogne', 'burgundy'])).not.toContain('burgundy');
  expect(otherNames(['나라'])).toEqual([]);
});

test('a word of a label stands for its other spellings, wherever it is', () => {
  expect(otherSpellings('シャトー lamonet')).toContain('chateau lamonet');
  expect(otherSpellings('라모네 그랑 크뤼 2019')).toContain('라모네 grand cru 2019');
  expect(otherSpellings('마고')).toEqual([]);
  expect(otherSpellings('샤토 '.repeat(20)).length).toBeLessThanOrEqual(12);
});

test('words that say no more than that a wine is looked for are left out, unless there are no others', () => {
  expect(meantWords('보르도 와인 추천')).toEqual(['보르도']);
  expect(meantWords('ボルドーの白')).toEqual(['ボルドー', '白']);
  expect(meantWords('와인')).toEqual(['와인']);
});
