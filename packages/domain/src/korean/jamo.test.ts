import { choseongOf, compatibilityJamo, foldJamo, splitJamo } from './jamo.ts';

test('characters split into the letters that were typed', () => {
  expect(splitJamo('쇄')).toBe('ㅅㅗㅐ');
  expect(splitJamo('값')).toBe('ㄱㅏㅂㅅ');
  expect(splitJamo('ㄳ')).toBe('ㄱㅅ');
  expect(splitJamo('또')).toBe('ㄸㅗ');
  expect(splitJamo('a')).toBe('a');
  expect(splitJamo('酒')).toBe('酒');
});

test('first consonants keep vintages', () => {
  expect(choseongOf('샤또2015')).toBe('ㅅㄸ2015');
});

test('mixed-up sounds fold into one', () => {
  expect(foldJamo('ㄲㅋㄸㅌㅃㅍㅆㅉㅊ')).toBe('ㄱㄱㄷㄷㅂㅂㅅㅈㅈ');
  expect(foldJamo('ㅐㅑㅕㅛㅠㅒㅖ')).toBe('ㅔㅏㅓㅗㅜㅔㅔ');
  expect(foldJamo('ㄱㅏ1a')).toBe('ㄱㅏ1a');
});

test('decomposed letters become those of the keyboard', () => {
  expect(['\u1101', '\u1161', '\u11aa', '가', 'a'].map(compatibilityJamo)).toEqual([
    'ㄲ',
    'ㅏ',
    'ㄳ',
    '가',
    'a',
  ]);
});
