import { aWine } from '@vitis/testing/builders/wine';
import { forgetWines, recentWines, rememberWine } from './recent-wines.ts';

const KEY = 'vitis-recent-wines';

beforeEach(() => localStorage.clear());

test('the latest twelve are remembered, each once, the latest first', () => {
  for (let id = 1; id <= 15; id += 1) rememberWine(aWine({ id }), 'ko-KR');
  rememberWine(aWine({ id: 9 }), 'ko-KR');
  expect(recentWines().map(({ id }) => id)).toEqual([9, 15, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4]);
  forgetWines();
  expect(recentWines()).toEqual([]);
});

test('no price and nothing of a person is kept', () => {
  rememberWine(aWine(), 'ko-KR');
  expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '[{}]')[0])).toEqual([
    'id',
    'name',
    'nameEn',
    'language',
    'vintage',
    'kind',
    'picture',
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":1}'],
  ['something else', '[1,"a",null,{"id":-1}]'],
  ['far too much', `[${'1,'.repeat(20_000)}1]`],
])('%s is nothing remembered', (_name, kept) => {
  localStorage.setItem(KEY, kept);
  expect(recentWines()).toEqual([]);
});

test('a picture from elsewhere is not shown, the others are', () => {
  rememberWine(aWine({ id: 2 }), 'ko-KR');
  rememberWine(aWine({ id: 1 }), 'ko-KR');
  const [first, second] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  first.picture.base = 'https://elsewhere.example/bottle';
  localStorage.setItem(KEY, JSON.stringify([first, second]));
  expect(recentWines().map(({ id }) => id)).toEqual([2]);
});
