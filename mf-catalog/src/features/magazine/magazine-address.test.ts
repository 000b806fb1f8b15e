import { magazineHref, magazineInput, readMagazineAddress } from './magazine-address.ts';

const read = (search: string) => readMagazineAddress(new URLSearchParams(search));

test('an address that says nothing is the latest of everything', () => {
  const { address, refused } = read('');
  expect(address).toEqual({ category: null, sort: 'publishedAt,desc', page: 1 });
  expect(refused).toEqual([]);
  expect(magazineHref(address)).toBe('/magazine');
  expect(magazineInput(address)).toEqual({ query: { page: 0, size: 9 } });
});

test('what an address says is what it is written as again', () => {
  const href = '/magazine?category=REGION&sort=likes,desc&page=3';
  const { address, refused } = read(href.split('?')[1] ?? '');
  expect(refused).toEqual([]);
  expect(magazineHref(address)).toBe(href);
  expect(magazineInput(address)).toEqual({
    query: { category: 'REGION', sort: 'likes,desc', page: 2, size: 9 },
  });
});

test.each([
  ['page=-1', 'page'],
  ['page=0', 'page'],
  ['page=1e3', 'page'],
  ['page=%00', 'page'],
  ['sort=title', 'sort'],
  ['sort=likes,desc;DROP', 'sort'],
  ['category=%3Cscript%3E', 'category'],
  ['category=region', 'category'],
  [`category=${'A'.repeat(10_000)}`, 'category'],
])('%.40s is left out and named', (search, name) => {
  const { address, refused } = read(search);
  expect(refused).toEqual([name]);
  expect(address).toEqual(read('').address);
});
