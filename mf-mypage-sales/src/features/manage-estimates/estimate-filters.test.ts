import { ESTIMATE_FILTERS, listEstimatesOfSales } from '@vitis/contracts';
import * as v from 'valibot';
import {
  ESTIMATE_SORTS,
  filterHref,
  filterSearch,
  listQuery,
  NO_FILTERS,
  readFilters,
} from './estimate-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('an address without a query is the whole list, the latest first', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(filterHref(NO_FILTERS)).toBe('/mypage/manage-estimate-history');
});

test('every filter goes into the address and comes out the same', () => {
  const days = [
    [null, null],
    ['2026-05-20', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [null, '2026-11-20'],
    ['2026-02-28', null],
  ] as const;
  for (const status of [null, ...ESTIMATE_FILTERS]) {
    for (const [dateFrom, dateTo] of days) {
      for (const sort of ESTIMATE_SORTS) {
        for (const q of ['', 'E20261118-0004', '한강 비스트로 & 바', 'a=b&status=X', '100%']) {
          const filters = {
            status,
            dateFrom,
            dateTo,
            q,
            page: q.length + 1,
            sort,
            direction: 'asc' as const,
          };
          expect(read(filterSearch(filters))).toEqual(filters);
        }
      }
    }
  }
});

test('what makes no sense in an address is left out', () => {
  expect(
    read('status=SOLD&dateFrom=2026-02-30&dateTo=yesterday&page=-3&sort=password,desc&q=%20%20'),
  ).toEqual(NO_FILTERS);
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=1e9').page).toBe(1);
  expect(read('sort=total').direction).toBe('asc');
  expect(read('sort=total,sideways').direction).toBe('asc');
  expect(read(`q=${'가'.repeat(300)}`).q).toHaveLength(100);
});

test('days in the wrong order change places', () => {
  expect(read('dateFrom=2026-11-20&dateTo=2026-11-01')).toMatchObject({
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
  });
});

test('whatever the address says, the question is one that the provider takes', () => {
  const searches = [
    '',
    'page=7&q=샤토',
    'status=EXPIRED&sort=expiredDate,desc',
    'dateFrom=x&page=99999999',
    'sort=,,',
  ];
  for (const search of searches) {
    expect(v.safeParse(listEstimatesOfSales.query, listQuery(read(search))).success).toBe(true);
  }
});
