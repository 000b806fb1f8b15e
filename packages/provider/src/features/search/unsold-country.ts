import { LANGUAGES, type Language } from '@vitis/contracts';
import { normaliseForSearch } from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { referencesOf } from './references.ts';
import { meantWords } from './synonyms.ts';
import { WINE_COUNTRIES } from './trade-names/countries.ts';

const names = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
) as Record<Language, Intl.DisplayNames>;

/** A country's name in a language, as Unicode has it; the shop has names of its own only for countries it buys from. */
export const countryName = (code: string, language: Language): string => names[language].of(code) ?? code;

const codes = new Map(
  WINE_COUNTRIES.flatMap(([code, ...others]) =>
    [...LANGUAGES.map((language) => countryName(code, language)), ...others].map(
      (name) => [normaliseForSearch(name), code] as const,
    ),
  ),
);

/** The code of the country of wine that the words name and that none of the shop's wines is from. */
export function unsoldCountry(words: string, catalogue: Catalogue): string | null {
  const code =
    codes.get(normaliseForSearch(words)) ?? codes.get(normaliseForSearch(meantWords(words).join(' ')));
  if (code === undefined) return null;
  const isSold = referencesOf(catalogue).references.some(
    ({ kind, key }) => kind === 'COUNTRY' && key === code,
  );
  return isSold ? null : code;
}
