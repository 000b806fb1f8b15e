import { lastDeliveryDay, lastValidDay } from './last-days.ts';

test('deliveries are planned, and prices held, for a year at most', () => {
  expect(lastDeliveryDay('2026-11-20')).toBe('2027-11-20');
  expect(lastValidDay('2026-11-20')).toBe('2027-11-20');
});
