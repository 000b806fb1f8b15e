import {
  GramIndex,
  isLongEnoughToBeNear,
  isWithinOneEdit,
  MAX_SEARCH_WORDS,
  type SearchForm,
  searchBigramsOf,
  searchForm,
  searchWords,
} from '@vitis/domain';
import type { Catalogue } from '../catalog/catalogue.ts';
import { match } from './match-words.ts';
import { referencesOf } from './references.ts';

/** Every name and word that a query may have meant, as it is written. */
interface Vocabulary {
  forms: readonly SearchForm[];
  written: readonly string[];
  grams: GramIndex;
}

/** Made once per catalogue, and only when somebody misspells. */
const vocabularyOf = (() => {
  const known = new WeakMap<Catalogue, Vocabulary>();
  return (catalogue: Catalogue): Vocabulary => {
    const vocabulary = known.get(catalogue) ?? makeVocabulary(catalogue);
    known.set(catalogue, vocabulary);
    return vocabulary;
  };
})();

/** Names first, the likeliest of them first; then the words of the wines' names, those of the best sold first. */
function makeVocabulary(catalogue: Catalogue): Vocabulary {
  const written = new Map<string, string>();
  const add = (text: string) => {
    const { folded } = searchForm(text);
    if (isLongEnoughToBeNear(folded) && !written.has(folded)) written.set(folded, text);
  };
  const { references } = referencesOf(catalogue);
  const likeliest = [...references].sort((a, b) => b.advance - a.advance);
  for (const { name } of likeliest) for (const text of Object.values(name)) add(text);
  for (const { name } of likeliest)
    for (const text of Object.values(name)) for (const word of searchWords(text)) add(word);
  for (const { others } of likeliest) for (const { text } of others) add(text);
  for (const names of catalogue.names.forms)
    for (const form of names) for (const word of wordsOf(form)) add(word);

  const forms = [...written.values()].map(searchForm);
  const grams = GramIndex.builder();
  for (const form of forms) grams.add(searchBigramsOf([form]));
  return { forms, written: [...written.values()], grams: grams.build() };
}

function wordsOf({ text, textMarks }: SearchForm): string[] {
  const starts = Array.from(textMarks).flatMap((mark, at) => (mark === 'w' ? [at] : []));
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

/** The known name or word that differs in one letter, the nearest in length; null where there is none. */
function nearest(typed: string, { forms, written, grams }: Vocabulary): string | null {
  const { folded } = searchForm(typed);
  let best: { place: number; apart: number } | undefined;
  for (const place of grams.near(typed)) {
    const known = forms[place]!.folded;
    if (!isWithinOneEdit(folded, known, 0)) continue;
    const apart = Math.abs(known.length - folded.length);
    if (!best || apart < best.apart) best = { place, apart };
  }
  return best ? written[best.place]! : null;
}

/** The query with what nobody is called replaced by what is called nearly so; null where that helps nothing. */
export function correctedWords(query: string, catalogue: Catalogue): string | null {
  const vocabulary = vocabularyOf(catalogue);
  const whole = nearest(query, vocabulary);
  if (whole !== null) return whole;
  const words = searchWords(query);
  if (words.length < 2 || words.length > MAX_SEARCH_WORDS) return null;
  const corrected = words.map((word) => (match(word, catalogue) ? word : nearest(word, vocabulary)));
  return corrected.includes(null) ? null : corrected.join(' ');
}

/** The words of the query that find something each, where others find nothing; null where that is all or none. */
export function knownWords(query: string, catalogue: Catalogue): string | null {
  const words = searchWords(query);
  if (words.length < 2 || words.length > MAX_SEARCH_WORDS) return null;
  const known = words.filter((word) => match(word, catalogue));
  return known.length === 0 || known.length === words.length ? null : known.join(' ');
}
