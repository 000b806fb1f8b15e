import type { OpeningHours } from '@vitis/contracts';
import { openPickupTimes, pickupDays, pickupTimes } from './pickup-times.ts';

const hours: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], from: '10:00', to: '11:30' },
  { days: [6], from: '13:00', to: '14:00' },
];

test('a store hands out wines every half hour until it closes', () => {
  expect(pickupTimes(hours, new Set(), '2026-11-24')).toEqual(['10:00', '10:30', '11:00']);
  expect(pickupTimes(hours, new Set(), '2026-11-28')).toEqual(['13:00', '13:30']);
});

test('and not when it is closed, or on a holiday', () => {
  expect(pickupTimes(hours, new Set(), '2026-11-29')).toEqual([]);
  expect(pickupTimes(hours, new Set(['2026-11-24']), '2026-11-24')).toEqual([]);
});

test('the first day is the next business day', () => {
  expect(pickupDays('2026-11-20', new Set(['2026-11-23']))).toEqual({
    first: '2026-11-24',
    last: '2027-01-19',
  });
});

test.each([
  ['2026-11-23', []],
  ['2026-11-24', ['10:00', '10:30', '11:00']],
  ['2027-01-19', ['10:00', '10:30', '11:00']],
  ['2027-01-20', []],
])('of what is asked for on a Friday before a holiday on Monday, %s has %j', (day, times) => {
  expect(openPickupTimes(hours, new Set(['2026-11-23']), '2026-11-20', day)).toEqual(times);
});
