import type { InLanguages } from './language.ts';

/** A word of the trade in the five languages. */
export const word = (ko: string, en: string, cn: string, tw: string, ja: string): InLanguages => ({
  'ko-KR': ko,
  'en-US': en,
  'zh-CN': cn,
  'zh-TW': tw,
  'ja-JP': ja,
});
