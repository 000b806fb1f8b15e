import fc from 'fast-check';
import {
  type DeliveryArea,
  type DeliveryCalendar,
  deliveryAreaOf,
  deliveryDayIssue,
  deliveryDays,
} from './delivery-days.ts';

const daily = { weekdays: [1, 2, 3, 4, 5], leadDays: 1 };
const island = { weekdays: [2, 4], leadDays: 2 };

const at = (now: string, given: Partial<DeliveryCalendar> = {}): DeliveryCalendar => ({
  round: daily,
  cutOff: '15:00',
  holidays: new Set(),
  now: new Date(`${now}+09:00`),
  ...given,
});

test.each([
  ['before the cut-off of a Monday', '2026-11-23T14:59:59', '2026-11-24', '2026-11-23T06:00:00.000Z'],
  ['at the cut-off', '2026-11-23T15:00:00', '2026-11-25', '2026-11-24T06:00:00.000Z'],
  ['on a Friday afternoon', '2026-11-20T16:00:00', '2026-11-24', '2026-11-23T06:00:00.000Z'],
  ['on a Sunday morning', '2026-11-22T09:00:00', '2026-11-24', '2026-11-23T06:00:00.000Z'],
])('what is ordered %s comes on the first round after it was taken in', (_when, now, first, orderBy) => {
  const found = deliveryDays(at(now));
  expect(found.days[0]).toBe(first);
  expect(found.orderBy.toISOString()).toBe(orderBy);
});

test('holidays neither take orders in nor have rounds', () => {
  // 추석 2026: Thursday to Saturday, from 24 September.
  const holidays = new Set(['2026-09-24', '2026-09-25', '2026-09-26']);
  expect(deliveryDays(at('2026-09-23T15:30:00', { holidays })).days.slice(0, 2)).toEqual([
    '2026-09-29',
    '2026-09-30',
  ]);
});

test('an area that is served twice a week promises those days, and says how long one may wait for the first', () => {
  const found = deliveryDays(at('2026-11-20T09:00:00', { round: island }));
  expect(found.days.slice(0, 3)).toEqual(['2026-11-24', '2026-11-26', '2026-12-01']);
  expect(found.orderBy.toISOString()).toBe('2026-11-20T06:00:00.000Z');
  // Taken in on Monday it goes on Thursday, and so does what comes until Tuesday's cut-off.
  const later = deliveryDays(at('2026-11-20T15:00:00', { round: island }));
  expect(later.days[0]).toBe('2026-11-26');
  expect(later.orderBy.toISOString()).toBe('2026-11-24T06:00:00.000Z');
});

test('a Saturday round carries what was taken in on Friday', () => {
  const round = { weekdays: [1, 2, 3, 4, 5, 6], leadDays: 1 };
  expect(deliveryDays(at('2026-11-20T10:00:00', { round })).days[0]).toBe('2026-11-21');
});

test.each([
  ['2026-11-23', 'DAY_TOO_SOON'],
  ['2026-11-24', null],
  ['2026-11-28', 'DAY_HOLIDAY'],
  ['2026-12-25', 'DAY_HOLIDAY'],
  ['2027-02-21', 'DAY_HOLIDAY'],
  ['2027-02-22', 'DAY_TOO_FAR'],
])('%s can be kept or not: %s', (day, issue) => {
  expect(deliveryDayIssue(day, at('2026-11-23T10:00:00', { holidays: new Set(['2026-12-25']) }))).toBe(issue);
});

test('a weekday without a round is said to be one', () => {
  expect(deliveryDayIssue('2026-11-25', at('2026-11-20T10:00:00', { round: island }))).toBe('DAY_NOT_SERVED');
});

test('the area is the first that has the post code, and the last serves the rest', () => {
  const capital: DeliveryArea = {
    ...daily,
    name: { 'ko-KR': '수도권' },
    postalCodes: [{ from: '01000', to: '23999' }],
  };
  const jeju: DeliveryArea = {
    ...island,
    name: { 'ko-KR': '제주' },
    postalCodes: [{ from: '63000', to: '63999' }],
  };
  const rest: DeliveryArea = { ...daily, name: { 'ko-KR': '그 외 지역' } };
  const nameOf = (code: string | null) => deliveryAreaOf([capital, jeju, rest], code).name['ko-KR'];
  expect(['04400', '23999', '24000', '63100', null].map(nameOf)).toEqual([
    '수도권',
    '수도권',
    '그 외 지역',
    '제주',
    '그 외 지역',
  ]);
  expect(() => deliveryAreaOf([], '04400')).toThrow(RangeError);
});

test('every day that is promised can be kept, and every other day of the horizon cannot', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(
      weekdays,
      fc.integer({ min: 1, max: 3 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
      (days, leadDays, now) => {
        const calendar = at('2026-01-01T00:00:00', {
          round: { weekdays: days, leadDays },
          holidays: new Set(['2026-09-24', '2026-09-25', '2026-10-05']),
          now,
        });
        const promised = new Set(deliveryDays(calendar).days);
        const first = [...promised][0]!;
        for (let ahead = 0; ahead <= 90; ahead += 1) {
          const day = new Date(now.getTime() + 9 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
          expect(deliveryDayIssue(day, calendar) === null).toBe(promised.has(day));
        }
        expect(first <= [...promised].at(-1)!).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
