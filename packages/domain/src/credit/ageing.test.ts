import fc from 'fast-check';
import { addDays } from '../calendar/day.ts';
import { ageReceivables } from './ageing.ts';

const today = '2026-11-20';

test.each([
  [-1, 'CURRENT'],
  [0, 'CURRENT'],
  [1, 'DAYS_30'],
  [30, 'DAYS_30'],
  [31, 'DAYS_60'],
  [60, 'DAYS_60'],
  [61, 'DAYS_90'],
  [90, 'DAYS_90'],
  [91, 'OVER_90'],
])('%d days past due is %s', (late, bucket) => {
  const sums = ageReceivables([{ dueDay: addDays(today, -late), open: 7_000 }], today);
  expect(Object.entries(sums).filter(([, sum]) => sum > 0)).toEqual([[bucket, 7_000]]);
});

test('the buckets together are all that is open', () => {
  const open = fc.record({
    dueDay: fc.integer({ min: -200, max: 200 }).map((days) => addDays(today, days)),
    open: fc.integer({ min: 0, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(open), (documents) => {
      const sum = Object.values(ageReceivables(documents, today)).reduce(
        (total, amount) => total + amount,
        0,
      );
      expect(sum).toBe(documents.reduce((total, document) => total + document.open, 0));
    }),
  );
});
