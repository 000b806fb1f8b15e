import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'ko-KR'],
  ['', 'ko-KR'],
  ['ja-JP', 'ja-JP'],
  ['en', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['fr-FR, ja;q=0.5, en;q=0.8', 'en-US'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['ko;q=0, en', 'en-US'],
  ['*', 'ko-KR'],
  ['x'.repeat(5000), 'ko-KR'],
])('%j asks for %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language);
});
