import type { Translated } from '@vitis/domain';

/** A name in all five languages; in the order of the interface. */
export const five = (ko: string, en: string, cn: string, tw: string, ja: string): Required<Translated> => ({
  'ko-KR': ko,
  'en-US': en,
  'zh-CN': cn,
  'zh-TW': tw,
  'ja-JP': ja,
});

/** A proper name that the trade writes in Latin letters wherever it does not write Hangul. */
export const latin = (ko: string, original: string): Required<Translated> =>
  five(ko, original, original, original, original);
