import type { Language } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Messages = Record<string, Record<string, unknown>>;

/** The page's one i18n, started at once from texts that are already there: a namespace per part. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: messages },
    defaultNS: 'shell',
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // i18next's own asks `Intl`; see `formatNumber`.
  instance.services.formatter?.add('number', (value: number) => formatNumber(value, language));
  return instance;
}
