import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';

/** The open page in another language: the same address with another `lang`. Opened as a new document. */
export function languageAddress(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  // Words of the old language: the page has its own for the same list.
  query.delete('title');
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
