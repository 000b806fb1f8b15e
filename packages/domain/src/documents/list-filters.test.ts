import { ESTIMATE_FILTERS, listEstimatesInput, listEstimatesOfSalesInput } from '@vitis/contracts';
import * as v from 'valibot';
import { countsQuery, isNarrowed, listFilters } from './list-filters.ts';

const PATH = '/mypage/estimate-apply-history';
const filters = listFilters({
  path: PATH,
  statuses: ESTIMATE_FILTERS,
  sorts: ['requestedAt', 'estimateNumber', 'total', 'expiredDate'],
  views: ['expiring'],
  byTrade: true,
  byDelivery: true,
});
const NO_TRADE = { idClient: null, contact: '', totalFrom: null, totalTo: null };
const NO_DELIVERY = { delivery: null, deliveryFrom: null, deliveryTo: null };
const read = (search: string) => filters.read(new URLSearchParams(search));

test('an address without a query is the whole list, the latest first', () => {
  expect(read('')).toEqual(filters.none);
  expect(filters.href(filters.none)).toBe(PATH);
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
      for (const sort of filters.sorts) {
        for (const q of ['', 'E20261118-0004', '한강 비스트로 & 바', 'a=b&status=X', '100%']) {
          const given = {
            status,
            view: status === null ? null : 'expiring',
            dateFrom,
            dateTo,
            q,
            ...(q === '' ? NO_TRADE : { idClient: 7, contact: '김 도윤', totalFrom: 0, totalTo: 1_000_000 }),
            ...(q === ''
              ? NO_DELIVERY
              : { delivery: 'FAILED' as const, deliveryFrom: dateFrom, deliveryTo: dateTo }),
            page: q.length + 1,
            size: q === '' ? null : (50 as const),
            sort,
            direction: 'asc' as const,
          };
          expect(read(filters.search(given))).toEqual(given);
        }
      }
    }
  }
});

test('what makes no sense in an address is left out', () => {
  expect(
    read('status=SOLD&dateFrom=2026-02-30&dateTo=yesterday&page=-3&sort=password,desc&q=%20%20'),
  ).toEqual(filters.none);
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=1e9').page).toBe(1);
  expect(read('size=21').size).toBeNull();
  expect(read('view=admin').view).toBeNull();
  expect(filters.query(read('view=expiring'))).toMatchObject({ expiring: true });
  expect(filters.query(read('size=100')).size).toBe(100);
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
    for (const { query } of [listEstimatesInput(), listEstimatesOfSalesInput()])
      expect(v.safeParse(query, filters.query(read(search))).success).toBe(true);
  }
});

test('the order reads as a table shows it, and back', () => {
  const sorted = read('sort=total,asc');
  expect(filters.columnOrder(sorted)).toEqual({ column: 'total', direction: 'ascending' });
  expect(filters.orderedBy({ column: 'total', direction: 'ascending' })).toEqual({
    sort: 'total',
    direction: 'asc',
  });
  expect(filters.orderedBy({ column: 'lines', direction: 'ascending' })).toBeNull();
});

test('a state alone does not narrow the list; days and words do', () => {
  expect(isNarrowed(read('status=EXPIRED'))).toBe(false);
  expect(isNarrowed(read('q=a'))).toBe(true);
  expect(isNarrowed(read('dateTo=2026-11-20'))).toBe(true);
  expect(countsQuery(read('dateTo=2026-11-20&q=a&status=EXPIRED'))).toEqual({ dateTo: '2026-11-20', q: 'a' });
});
