import { readWineryFilter, refusedOf, wineryListAddress, wineryQuery } from './winery-filter.ts';

const read = (search: string) => readWineryFilter(new URLSearchParams(search));
const usual = { q: '', countryName: [], idProductionAreas: [], sort: '', page: 1 };

test('an address says what is asked, and is made of what is asked', () => {
  const address = '/winery?q=샤토&countryName=FR,IT&idProductionAreas=1,7&sort=products,desc&page=2';
  const filter = read(address.split('?')[1]!);
  expect(filter).toEqual({
    q: '샤토',
    countryName: ['FR', 'IT'],
    idProductionAreas: [1, 7],
    sort: 'products,desc',
    page: 2,
  });
  expect(decodeURIComponent(wineryListAddress(filter))).toBe(address);
  expect(wineryQuery(filter, 24)).toEqual({ ...filter, page: 1, size: 24 });
});

test('an address without conditions is short, and asks for the first page by name', () => {
  expect(wineryListAddress({ ...usual, sort: '' })).toBe('/winery');
  expect(wineryListAddress({ countryName: ['FR'] }, '/winery/pdf')).toBe('/winery/pdf?countryName=FR');
  expect(wineryQuery(read(''), 24)).toEqual({ page: 0, size: 24 });
});

test.each([
  'page=0',
  'page=-1',
  'page=1e3',
  'sort=price',
  "countryName='; DROP TABLE",
  'countryName=ALL',
  'idProductionAreas=-1,abc,0,99999999999',
  'q=%20%20',
  'q=%00',
])('what makes no sense in ?%s is as if it were not there', (search) => {
  expect(read(search)).toEqual(usual);
});

test.each([
  ['page=0', ['page']],
  ['sort=price', ['sort']],
  ['countryName=FR,12345&idProductionAreas=1,abc', ['countryName', 'idProductionAreas']],
  ['q=%20&countryName=fr,FR&idProductionAreas=1,7&sort=products,desc&page=2', []],
])('of ?%s, %j is named as left out', (search, refused) => {
  expect(refusedOf(new URLSearchParams(search))).toEqual({ refused, cut: false });
});

test('a word of ten thousand letters is cut, and a country named twice counts once', () => {
  expect(read(`q=${'가'.repeat(10_000)}`).q).toHaveLength(100);
  expect(refusedOf(new URLSearchParams({ q: '가'.repeat(101) })).cut).toBe(true);
  expect(read('countryName=fr,FR&countryName=FR').countryName).toEqual(['FR']);
});
