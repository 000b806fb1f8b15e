import { choseongPattern } from './choseong-pattern.ts';

const finds = (words: string, text: string) => new RegExp(choseongPattern(words)!, 'u').test(text);

test.each([
  ['ㅂㄹㄹ', '바롤로', true],
  ['ㅂㄹㄹ', '카시나 라벨로 바 롤로 2016', true],
  ['바ㄹ', '바롤로', true],
  ['ㄳ', '가슴', true],
  ['ㅅㄷ', '쌍둥이', true],
  ['ㅂㄹㄹ', '보르도', false],
  ['ㅂ.*ㄹ', '바르', false],
  ['ㄱ(', '가(', true],
  ['㈜ㅎㄱ', '㈜한강', true],
  ['라피트-ㄹ', '라피트-로칠드', true],
  ['ㄱ&ㄴ', '가&나', true],
  ['ㄱ/ㄴ\\', '가/나\\', true],
])('%s in %s: %s', (words, text, found) => {
  expect(finds(words, text)).toBe(found);
});

test('words without a lone consonant need no pattern', () => {
  expect(choseongPattern('바롤로 E20261118-0001 %')).toBeNull();
});
