import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';

/**
 * The language of `Accept-Language` that the shop speaks, by the caller's own order of preference. `zh` and `zh-Hans`
 * are simplified, `zh-Hant` and `zh-HK` traditional; Korean where nothing fits.
 */
export function requestLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  if ((LANGUAGES as readonly string[]).includes(header)) return header as Language;
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(';');
      return { tag: tag.toLowerCase(), quality: Number(/^\s*q=([\d.]+)$/.exec(quality)?.[1] ?? 1) };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const found = spoken(tag);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}

function spoken(tag: string): Language | undefined {
  if (tag.startsWith('zh')) return /hant|tw|hk|mo/.test(tag) ? 'zh-TW' : 'zh-CN';
  const [primary] = tag.split('-');
  return LANGUAGES.find((language) => language.split('-')[0] === primary);
}
