import { repeatDays } from './repeat-days.ts';

/** An area with a round on every weekday. */
const on = (holidays: ReadonlySet<string>, weekdays = [1, 2, 3, 4, 5]) => ({ holidays, weekdays });
const none = on(new Set());
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
  expect(repeatDays({ firstDay: '2026-09-24', interval: 'WEEKLY' }, '2026-09-20', 2, on(chuseok))).toEqual([
    { day: '2026-09-24', deliveryDay: '2026-09-28', preparedOn: '2026-09-22' },
    { day: '2026-10-01', deliveryDay: '2026-10-01', preparedOn: '2026-09-29' },
  ]);
});

test('moves to the next day on which the area is served, not to the next business day', () => {
  const holidays = new Set(['2026-12-25', '2026-12-29']);
  const friday = { firstDay: '2026-12-18', interval: 'WEEKLY' } as const;
  expect(daysOf(friday, '2026-12-18', 3, on(holidays, [2, 4, 5]))).toEqual([
    '2026-12-18',
    '2026-12-31',
    '2027-01-01',
  ]);
  const wednesday = { firstDay: '2026-11-25', interval: 'WEEKLY' } as const;
  expect(daysOf(wednesday, '2026-11-20', 2, on(new Set(), [2, 4]))).toEqual(['2026-11-26', '2026-12-03']);
});

test('a date that was moved over three weeks is there until its wines have come', () => {
  const holidays = new Set(['2026-12-15', '2026-12-22']);
  const monthly = { firstDay: '2026-12-09', interval: 'MONTHLY' } as const;
  expect(daysOf(monthly, '2026-12-29', 1, on(holidays, [2]))).toEqual(['2026-12-29']);
});

test('a date that was moved is there until its wines have come', () => {
  const holidays = new Set(['2026-12-25']);
  expect(daysOf({ firstDay: '2026-12-25', interval: 'WEEKLY' }, '2026-12-28', 1, on(holidays))).toEqual([
    '2026-12-28',
  ]);
});

test('two dates that would come on one day come once', () => {
  const closed = new Set(['05', '06', '07', '08', '09', '12', '13', '14'].map((day) => `2026-10-${day}`));
  expect(daysOf({ firstDay: '2026-10-06', interval: 'WEEKLY' }, '2026-10-01', 2, on(closed))).toEqual([
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
