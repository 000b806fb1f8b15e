import { handOverKind, handOverLabel, severalToday } from './next-hand-over.ts';

const today = '2026-11-20';
const nextDelivery = {
  date: today,
  orderFormNumber: null,
  qty: 12,
  type: 'DIRECT' as const,
  classify: 'SUPPLY' as const,
  driverName: null,
};

test('several of today are counted by kind, those that are fetched apart from those that are brought', () => {
  const counts = { deliveriesToday: 5, pickupsToday: 2, returnsToday: 1 };
  expect(severalToday({ nextDelivery, ...counts }, today)).toEqual([
    ['deliveriesToday', 3],
    ['pickupsToday', 2],
    ['returnsToday', 1],
  ]);
  expect(severalToday({ nextDelivery, deliveriesToday: 2, pickupsToday: 2 }, today)).toEqual([
    ['pickupsToday', 2],
  ]);
});

test('one of today, and what comes on another day, stands for itself', () => {
  expect(severalToday({ nextDelivery, deliveriesToday: 1 }, today)).toBeNull();
  expect(severalToday({ nextDelivery, deliveriesToday: 2 }, '2026-11-19')).toBeNull();
  expect(severalToday({ nextDelivery: null, deliveriesToday: 0 }, today)).toBeNull();
  expect(severalToday({}, today)).toBeNull();
});

test.each([
  [{ type: 'DIRECT', classify: 'SUPPLY' }, 'delivery', 'Own delivery'],
  [{ type: 'PICKUP', classify: 'SUPPLY' }, 'pickup', 'Pick-up'],
  [{ type: 'PICKUP', classify: 'COLLECT' }, 'return', 'Collection'],
] as const)('%j is a %s', (delivery, kind, label) => {
  expect(handOverKind(delivery)).toBe(kind);
  expect(handOverLabel(delivery, 'en-US')).toBe(label);
});
