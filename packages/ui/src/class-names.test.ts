import { grouped } from './class-names.ts';

test.each([0, 7, 999, 1000, 12345, 123456, 1234567, -1, -999, -1000, -1234567, 2 ** 53 - 1])(
  'groups %d as the language data does',
  (value) => expect(grouped(value)).toBe(value.toLocaleString('en-US')),
);
