import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { normaliseForSearch, searchForm } from './search-form.ts';
import { prepareQuery, type SearchTier, tierOf, tierRank } from './search-tier.ts';

export interface Match<Item> {
  readonly item: Item;
  readonly tier: SearchTier;
}

/**
 * The query as the other keyboard would have written it: `tiEh` is 샤또, `촘ㅅㄷ며` is chateau. Null when the
 * keys would write the same. To ask only when nothing else matched.
 */
export function otherKeyboard(query: string): string | null {
  const typed = query.normalize('NFC');
  const other = /[ㄱ-ㅣ가-힣]/.test(typed) ? convertHangulToQwerty(typed) : convertQwertyToHangul(typed);
  return normaliseForSearch(other) === normaliseForSearch(typed) ? null : other;
}

function matchesOf<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): Match<Item>[] {
  const prepared = prepareQuery(query);
  const matches: Match<Item>[] = [];
  for (const item of items) {
    const tiers = textsOf(item).flatMap((text) => tierOf(prepared, searchForm(text)) ?? []);
    const best = tiers.sort((a, b) => tierRank(a) - tierRank(b))[0];
    if (best !== undefined) matches.push({ item, tier: best });
  }
  return matches;
}

/**
 * The items that answer the query, best tier first; equals keep the order they came in. An item counts by the
 * best of its texts (its names in several languages). NEAR matches come only when there is no better one.
 */
export function rankMatches<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): Match<Item>[] {
  const sorted = matchesOf(query, items, textsOf).sort((a, b) => tierRank(a.tier) - tierRank(b.tier));
  const sure = sorted.filter((match) => match.tier !== 'NEAR');
  return sure.length > 0 ? sure : sorted;
}

/** `rankMatches`, and when nothing matched at all, once more as typed on the other keyboard. */
export function rankMatchesOnEitherKeyboard<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): { readonly query: string; readonly matches: Match<Item>[] } {
  const matches = rankMatches(query, items, textsOf);
  const other = matches.length === 0 ? otherKeyboard(query) : null;
  return other === null ? { query, matches } : { query: other, matches: rankMatches(other, items, textsOf) };
}
