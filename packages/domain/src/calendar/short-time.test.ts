import { listedDay, listedTime, shortTime } from './short-time.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

test('a time in short, without the year', () => {
  expect(shortTime('2026-11-18T01:24:00Z', 'ko-KR')).toBe('11-18 (수) 10:24');
  expect(shortTime('2026-11-18T01:24:00Z', 'en-US')).toBe('11-18 (Wed) 10:24');
  expect(shortTime(null, 'ko-KR')).toBeUndefined();
  expect(shortTime(undefined, 'ko-KR')).toBeUndefined();
});

test('a listed day keeps its year apart, and says whether it is this one', () => {
  expect(listedDay('2026-11-18', 'ko-KR', now)).toEqual({
    day: '2026-11-18',
    year: '2026-',
    rest: '11-18 (수)',
    isThisYear: true,
  });
  expect(listedDay('2025-12-31', 'ko-KR', now).isThisYear).toBe(false);
});

test('a listed time is the day and hour of Seoul', () => {
  const time = '2026-11-17T15:30:00Z';
  expect(listedTime(time, 'ko-KR', now)).toMatchObject({ at: time, day: '2026-11-18', clock: '00:30' });
});
