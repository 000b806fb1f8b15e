import { readSearch, SEARCH_LIMIT, searchHref, searchInput } from './search-query.ts';

const read = (search: string) => readSearch(new URLSearchParams(search));

test('nothing typed asks nothing', () => {
  expect(searchInput(read('q=%20%20'))).toBeNull();
});

test('the address of a search reads back', () => {
  expect(read(searchHref('샤또 & co', 3).split('?')[1] ?? '')).toEqual({
    q: '샤또 & co',
    cut: false,
    page: 3,
  });
});

test('a page that makes no sense is the first, and a long text is cut', () => {
  const { q, cut, page } = read(`q=${'a'.repeat(140)}&page=-2`);
  expect([q.length, cut, page]).toEqual([SEARCH_LIMIT, true, 1]);
});
