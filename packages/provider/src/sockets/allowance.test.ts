import { createAllowance, EVENT_WINDOW } from './allowance.ts';

test('so many events, then none until the window is over; each member has its own', () => {
  let time = 0;
  const allowance = createAllowance(() => time);
  const spend = (userId: number, events: number) =>
    Array.from({ length: events }, () => allowance.spend(userId)).filter(Boolean).length;
  expect(spend(1, 200)).toBe(120);
  expect(spend(2, 1)).toBe(1);
  time = EVENT_WINDOW;
  expect(spend(1, 1)).toBe(0);
  time = EVENT_WINDOW + 1;
  expect(spend(1, 200)).toBe(120);
});
