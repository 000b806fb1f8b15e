import { SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { foundQuery, readSearch } from './search-address.ts';

const read = (search: string) => readSearch(new URLSearchParams(search));

test('words come with the conditions, the order and the page of the wine list', () => {
  const { filter, refused, cut } = read('q=%20샤토%20&idKinds=1&sort=score,desc&page=3&view=table');
  expect([filter.q, filter.idKinds, filter.sort, filter.page, filter.view, refused, cut]).toEqual([
    '샤토',
    [1],
    'score,desc',
    3,
    'table',
    [],
    false,
  ]);
  expect(foundQuery(filter, 'guest').query).toMatchObject({
    q: '샤토',
    idKinds: [1],
    page: 2,
    corrects: true,
  });
});

test('words that are too long are cut, and no heading comes from the address', () => {
  const { filter, cut, refused } = read(`q=${'a'.repeat(10_000)}&title=Sale&page=-2`);
  expect([filter.q.length, filter.title, cut, refused, filter.page]).toEqual([
    SEARCH_WORDS_LIMIT,
    '',
    true,
    ['page'],
    1,
  ]);
});

test('what nobody can type is no letter', () => {
  expect(read('q=%00').filter.q).toBe('');
  expect(read('q=%07%00샤토%1B라모네').filter.q).toBe('샤토 라모네');
});

test('nothing typed is no words', () => {
  expect(read('q=%20%20').filter.q).toBe('');
  expect(read('').filter.q).toBe('');
});
