import type { Language } from './languages.ts';

/** Every language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'ko-KR': '한국어',
  'en-US': 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
};
