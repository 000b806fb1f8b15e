import type { Language } from '@vitis/contracts';
import { useTranslation as useI18next } from 'react-i18next';

/** Texts of one part, in the page's language; always by the part's own namespace: `useTranslation('mf-catalog')`. */
export function useTranslation(namespace: string) {
  return useI18next(namespace);
}

/** The language of the page (`?lang=`). */
export function useLanguage(): Language {
  return useI18next().i18n.language as Language;
}
