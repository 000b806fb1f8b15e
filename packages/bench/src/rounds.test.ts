import { countRounds } from './rounds.ts';

const asked = (startedAt: number, endedAt: number) => ({ url: '/', startedAt, endedAt });

test('requests that overlap are one round, however many', () => {
  expect(countRounds([])).toBe(0);
  expect(countRounds([asked(0, 150), asked(5, 160), asked(149, 300)])).toBe(1);
});

test('a request that waited for another is a round more', () => {
  expect(countRounds([asked(310, 450), asked(0, 150), asked(160, 300), asked(170, 320)])).toBe(3);
});

test('one that nothing has ended before waits for none, also beside one that never ends', () => {
  expect(countRounds([asked(0, Number.POSITIVE_INFINITY), asked(500, 600)])).toBe(1);
});
