import { normaliseForSearch } from './search-form.ts';

/**
 * Spellings and names that mean one thing, which neither folding nor one wrong letter brings together
 * (domain.md §8). Add a row for every pair that a customer could not find.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['리슬링', '리즐링', 'riesling'],
  ['모엣', '모에', '뫼', '모엣에', 'moet'],
  ['샴페인', '샹파뉴', '샹빠뉴', 'champagne'],
  ['부르고뉴', '버건디', 'bourgogne', 'burgundy'],
  ['보르도', 'bordeaux'],
  ['샤르도네', '샤도네이', 'chardonnay'],
  ['메를로', '멜로', '메를롯', 'merlot'],
  ['시라', '쉬라', '쉬라즈', '시라즈', 'syrah', 'shiraz'],
  ['카베르네', '까베르네', '카버네', 'cabernet'],
  ['소비뇽', '쏘비뇽', '소비농', 'sauvignon'],
  ['피노 누아', '피노 누와', 'pinot noir'],
  ['피노 그리', '피노 그리지오', 'pinot gris', 'pinot grigio'],
  ['게뷔르츠트라미너', '게부르츠트라미너', 'gewurztraminer'],
  ['그르나슈', '가르나차', 'grenache', 'garnacha'],
  ['무르베드르', '모나스트렐', 'mourvedre', 'monastrell'],
  ['산지오베제', '산조베제', 'sangiovese'],
  ['템프라니요', '뗌쁘라니오', 'tempranillo'],
  ['진판델', '프리미티보', 'zinfandel', 'primitivo'],
  ['말벡', '코', 'malbec'],
  ['프로세코', '글레라', 'prosecco'],
  ['포트', '포르투', 'port', 'porto'],
  ['셰리', '헤레스', 'sherry', 'jerez'],
  ['샤토', '샤또', 'chateau'],
  ['도멘', '도멘느', 'domaine'],
  ['스파클링', '발포', 'sparkling'],
  ['로제', 'rose'],
];

const groups = SYNONYMS.map((group) => [...new Set(group.map(normaliseForSearch))]);

/** Bound on the spellings tried for one query, so that a long query stays one quick lookup. */
const MAX_VARIANTS = 12;

/**
 * The query with one name in it exchanged for each of its other names, normalised; none when it holds no
 * known name. `리즐링 2020` gives `리슬링2020` and `riesling2020`.
 */
export function synonymQueries(query: string): string[] {
  const text = normaliseForSearch(query);
  const variants = new Set<string>();
  for (const group of groups) {
    const held = group.filter((name) => text.includes(name)).sort((a, b) => b.length - a.length)[0];
    if (held === undefined || !isWholeName(text, held)) continue;
    for (const name of group) if (name !== held) variants.add(text.replace(held, name));
  }
  variants.delete(text);
  return [...variants].slice(0, MAX_VARIANTS);
}

/** A name of one letter or syllable counts only where it is the whole query: `뫼`, but not the `코` of 코트. */
function isWholeName(text: string, name: string): boolean {
  return Array.from(name).length > 1 || text === name;
}
