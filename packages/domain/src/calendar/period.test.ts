import { comparedDays, PERIODS, periodAround, periodOf, periodRange } from './period.ts';

test('around today a period reaches as far ahead as back', () => {
  expect(PERIODS.map((period) => periodAround(period, '2026-08-31'))).toEqual([
    { dateFrom: '2026-08-31', dateTo: '2026-08-31' },
    { dateFrom: '2026-08-16', dateTo: '2026-09-15' },
    { dateFrom: '2026-07-31', dateTo: '2026-09-30' },
    { dateFrom: '2026-05-31', dateTo: '2026-11-30' },
    { dateFrom: '2026-02-28', dateTo: '2027-02-28' },
  ]);
});

test('PERIODS: today, 15 days, 1, 3 and 6 months, each ending today', () => {
  expect(PERIODS.map((period) => periodRange(period, '2026-08-31'))).toEqual([
    { dateFrom: '2026-08-31', dateTo: '2026-08-31' },
    { dateFrom: '2026-08-16', dateTo: '2026-08-31' },
    { dateFrom: '2026-07-31', dateTo: '2026-08-31' },
    { dateFrom: '2026-05-31', dateTo: '2026-08-31' },
    { dateFrom: '2026-02-28', dateTo: '2026-08-31' },
  ]);
});

test('a range knows the filter it came from', () => {
  for (const period of PERIODS)
    expect(periodOf(periodRange(period, '2026-08-21'), '2026-08-21')).toBe(period);
  expect(periodOf({ dateFrom: '2026-08-01', dateTo: '2026-08-21' }, '2026-08-21')).toBeNull();
  expect(periodOf({ dateFrom: '2026-08-20', dateTo: '2026-08-20' }, '2026-08-21')).toBeNull();
});

test.each([
  ['2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-11-10', '2026-11-19', '2026-10-31', '2026-11-09'],
  ['2026-10-01', '2026-11-30', '2026-08-01', '2026-09-30'],
])('%s to %s is compared with %s to %s', (dateFrom, dateTo, from, to) => {
  expect(comparedDays({ dateFrom, dateTo })).toEqual({ dateFrom: from, dateTo: to });
});
