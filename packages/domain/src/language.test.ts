import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitis/contracts';
import { isLanguage } from './language.ts';

test('DEFAULT_LANGUAGE: Korean, first of the five', () => {
  expect(DEFAULT_LANGUAGE).toBe('ko-KR');
  expect(LANGUAGES.indexOf(DEFAULT_LANGUAGE)).toBe(0);
});

test('a language is one of the five', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect([null, 'ko', 'fr-FR', ''].some(isLanguage)).toBe(false);
});
