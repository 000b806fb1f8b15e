import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';

test('DEFAULT_LANGUAGE: Korean, first of the five', () => {
  expect(DEFAULT_LANGUAGE).toBe('ko-KR');
  expect(LANGUAGES.indexOf(DEFAULT_LANGUAGE)).toBe(0);
});
