import { repeatDays } from './repeat-days.ts';

const none = new Set<string>();
const daysOf = (...of: Parameters<typeof repeatDays>) =>
  repeatDays(...of).map(({ deliveryDay }) => deliveryDay);

test('comes every week, every second week and every month from its first date on', () => {
  const tuesday = { firstDay: '2026-11-24' };
  expect(daysOf({ ...tuesday, interval: 'WEEKLY' }, '2026-11-20', 3, none)).toEqual([
    '2026-11-24',
    '2026-12-01',
    '2026-12-08',
  ]);
  expect(daysOf({ ...tuesday, interval: 'BIWEEKLY' }, '2026-11-25', 2, none)).toEqual([
    '2026-12-08',
    '2026-12-22',
  ]);
  expect(daysOf({ firstDay: '2026-08-31', interval: 'MONTHLY' }, '2026-09-01', 3, none)).toEqual([
    '2026-09-30',
    '2026-11-02',
    '2026-11-30',
  ]);
});

test('a date on a holiday or a weekend moves to the next business day, and its order is made two business days before', () => {
  const chuseok = new Set(['2026-09-24', '2026-09-25', '2026-09-26']);
  expect(repeatDays({ firstDay: '2026-09-24', interval: 'WEEKLY' }, '2026-09-20', 2, chuseok)).toEqual([
    { day: '2026-09-24', deliveryDay: '2026-09-28', preparedOn: '2026-09-22' },
    { day: '2026-10-01', deliveryDay: '2026-10-01', preparedOn: '2026-09-29' },
  ]);
});

test('a date that was moved is there until its wines have come', () => {
  const holidays = new Set(['2026-12-25']);
  expect(daysOf({ firstDay: '2026-12-25', interval: 'WEEKLY' }, '2026-12-28', 1, holidays)).toEqual([
    '2026-12-28',
  ]);
});

test('two dates that would come on one day come once', () => {
  const closed = new Set(['05', '06', '07', '08', '09', '12', '13', '14'].map((day) => `2026-10-${day}`));
  expect(daysOf({ firstDay: '2026-10-06', interval: 'WEEKLY' }, '2026-10-01', 2, closed)).toEqual([
    '2026-10-15',
    '2026-10-20',
  ]);
});

test('years after its first date it still keeps its day', () => {
  expect(daysOf({ firstDay: '2020-01-31', interval: 'MONTHLY' }, '2026-02-03', 1, none)).toEqual([
    '2026-03-02',
  ]);
  expect(daysOf({ firstDay: '2020-01-31', interval: 'MONTHLY' }, '2026-03-10', 1, none)).toEqual([
    '2026-03-31',
  ]);
});
