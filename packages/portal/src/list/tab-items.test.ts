import { listFilters } from '@vitis/domain';
import { tabItems } from './tab-items.ts';

const of = listFilters({ path: '/list', statuses: ['OPEN', 'DONE'], sorts: ['number'] });
const tabs = (filters: Partial<typeof of.none>) =>
  tabItems({
    of,
    filters: { ...of.none, ...filters },
    statuses: ['OPEN', 'DONE'],
    label: (status) => status ?? 'all',
    counts: { OPEN: 2, DONE: 3, total: 5 },
  });

test('each state has an address that keeps the other filters and starts at page 1', () => {
  expect(tabs({ status: 'OPEN', page: 4, dateFrom: '2026-11-01', q: 'a' })).toEqual([
    { href: '/list?dateFrom=2026-11-01&q=a', label: 'all', count: 5, current: false },
    { href: '/list?status=OPEN&dateFrom=2026-11-01&q=a', label: 'OPEN', count: 2, current: true },
    { href: '/list?status=DONE&dateFrom=2026-11-01&q=a', label: 'DONE', count: 3, current: false },
  ]);
});

test('a tab that is all of some states has the counts of these, once they are known', () => {
  const views = [
    { view: 'late', label: 'late' },
    { view: 'all', label: 'both', states: ['OPEN', 'DONE'] as const },
  ];
  const counted = (counts?: { OPEN: number; DONE: number; total: number }) =>
    tabItems({ of, filters: of.none, statuses: ['OPEN', 'DONE'], label: () => '', counts, views })
      .slice(3)
      .map(({ count }) => count);
  expect(counted({ OPEN: 2, DONE: 3, total: 5 })).toEqual([undefined, 5]);
  expect(counted()).toEqual([undefined, undefined]);
});
