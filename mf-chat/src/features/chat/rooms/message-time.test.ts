import { messageTime } from './message-time.ts';

const now = new Date('2026-11-20T15:30:00+09:00');
const at = (text: string) => messageTime(new Date(text), now);

test('the last hour counts in minutes', () => {
  expect(at('2026-11-20T15:29:30+09:00')).toEqual({ key: 'now' });
  expect(at('2026-11-20T15:29:00+09:00')).toEqual({ key: 'minutesAgo', minutes: 1 });
  expect(at('2026-11-20T14:30:01+09:00')).toEqual({ key: 'minutesAgo', minutes: 59 });
});

test('today reads as an hour in Seoul, wherever the reader is', () => {
  expect(at('2026-11-20T05:30:00Z')).toEqual({ key: 'afternoon', clock: '2:30' });
  expect(at('2026-11-19T15:00:00Z')).toEqual({ key: 'morning', clock: '12:00' });
  expect(at('2026-11-20T12:05:00+09:00')).toEqual({ key: 'afternoon', clock: '12:05' });
  expect(at('2026-11-20T11:59:00+09:00')).toEqual({ key: 'morning', clock: '11:59' });
});

test('earlier days: yesterday, the day of this year, the whole date', () => {
  expect(at('2026-11-19T23:59:00+09:00')).toEqual({ key: 'yesterday' });
  expect(at('2026-11-18T10:24:00+09:00')).toEqual({ key: 'monthDay', month: 11, day: 18 });
  expect(at('2025-12-31T10:24:00+09:00')).toEqual({ key: 'date', date: '2025-12-31' });
});

test('just after midnight, minutes count on across the day', () => {
  const midnight = new Date('2026-11-20T00:05:00+09:00');
  expect(messageTime(new Date('2026-11-19T23:50:00+09:00'), midnight)).toEqual({
    key: 'minutesAgo',
    minutes: 15,
  });
});

test('a message from a clock that runs ahead is just now', () => {
  expect(at('2026-11-20T15:32:00+09:00')).toEqual({ key: 'now' });
});
