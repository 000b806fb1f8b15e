import type { Language } from '@vitis/contracts';
import { rankMatchesOnEitherKeyboard } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { ReferenceMatch } from '../search/references.ts';

/** The wineries among what a search found, the likeliest first. */
export const wineriesAmong = (references: readonly ReferenceMatch[]): number[] =>
  references.flatMap(({ reference: { kind, key } }) => (kind === 'WINERY' ? [Number(key)] : []));

/**
 * Wineries that are called so: first those that the search of the shop found, which knows other spellings and holds few,
 * and then all whose names answer the words.
 */
export function wineriesCalled(
  words: string,
  references: readonly ReferenceMatch[],
  { wineries }: Catalogue,
  language: Language,
): number[] {
  const { matches } = rankMatchesOnEitherKeyboard(words, [...wineries.values()], ({ name, nameEn }) => [
    inLanguage(name, language),
    name['ko-KR'],
    nameEn,
  ]);
  return [...new Set([...wineriesAmong(references), ...matches.map(({ item }) => item.id)])];
}
