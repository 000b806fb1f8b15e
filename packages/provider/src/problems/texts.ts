import type { Language } from '@vitis/contracts';

/** One sentence in every language; `{minutes}` and the like are filled when it is said. */
export type Texts = Readonly<Record<Language, string>>;

export const texts = (
  korean: string,
  english: string,
  simplified: string,
  traditional: string,
  japanese: string,
): Texts => ({
  'ko-KR': korean,
  'en-US': english,
  'zh-CN': simplified,
  'zh-TW': traditional,
  'ja-JP': japanese,
});

/** A sentence with its gaps filled; one without a value stays as it is. */
export const filledText = (said: string, values: Readonly<Record<string, string | number>>): string =>
  said.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** A sentence in one language, its gaps filled. */
export const filled = (
  said: Texts,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => filledText(said[language], values);
