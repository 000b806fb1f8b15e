import { formatDay, formatMonthDay, formatTime, shortDay } from './format-day.ts';

test.each([
  ['ko-KR', '2026-08-21 (금)'],
  ['en-US', '2026-08-21 (Fri)'],
  ['zh-CN', '2026-08-21 (周五)'],
  ['zh-TW', '2026-08-21 (週五)'],
  ['ja-JP', '2026-08-21 (金)'],
] as const)('%s shows the day with its weekday', (language, shown) => {
  expect(formatDay('2026-08-21', language)).toBe(shown);
});

test('a day in short, without the year', () => {
  expect(shortDay('2026-08-21')).toBe('08-21 (금)');
  expect(shortDay('2026-08-21', 'en-US')).toBe('08-21 (Fri)');
});

test('times are those of Seoul', () => {
  expect(formatTime(new Date('2026-08-20T15:07:00Z'))).toBe('2026-08-21 (금) 00:07');
});

test('a statement names month and day', () => {
  expect(formatMonthDay('2026-08-21')).toBe('08/21');
  expect(() => formatMonthDay('2026-08-32')).toThrow(RangeError);
});
