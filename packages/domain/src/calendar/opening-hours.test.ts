import type { OpeningHours } from '@vitis/contracts';
import { openingAt } from './opening-hours.ts';

const weekdays: OpeningHours[] = [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }];
const at = (text: string) => new Date(`${text}+09:00`);
const none = new Set<string>();

test.each([
  ['an hour before it opens', '2026-11-20T09:00:00', false, '2026-11-20T10:00'],
  ['the minute it opens', '2026-11-20T10:00:00', true, '2026-11-20T18:00'],
  ['the last moment', '2026-11-20T17:59:59', true, '2026-11-20T18:00'],
  ['the minute it closes, on a Friday', '2026-11-20T18:00:00', false, '2026-11-23T10:00'],
  ['on a Sunday', '2026-11-22T12:00:00', false, '2026-11-23T10:00'],
])('says %s whether it is open, and until when', (_name, now, isOpen, changesAt) => {
  const said = openingAt(weekdays, none, at(now));
  expect([said.isOpen, said.changesAt?.slice(0, 16)]).toEqual([isOpen, changesAt]);
});

test('is closed on holidays, and opens after them', () => {
  const holidays = new Set(['2026-11-23', '2026-11-24']);
  expect(openingAt(weekdays, holidays, at('2026-11-23T12:00:00'))).toEqual({
    isOpen: false,
    changesAt: '2026-11-25T10:00:00.000+09:00',
  });
});

test('closes for lunch where it has two spans a day', () => {
  const withLunch: OpeningHours[] = [
    { days: [5], from: '13:00', to: '18:00' },
    { days: [5], from: '09:00', to: '12:00' },
  ];
  expect(openingAt(withLunch, none, at('2026-11-20T12:30:00'))).toMatchObject({ isOpen: false });
  expect(openingAt(withLunch, none, at('2026-11-20T11:30:00')).changesAt).toMatch(/T12:00/);
});

test('a place without hours opens never', () => {
  expect(openingAt([], none, at('2026-11-20T12:00:00'))).toEqual({ isOpen: false, changesAt: null });
});
