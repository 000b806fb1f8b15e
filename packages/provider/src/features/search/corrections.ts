import {
  type FormTable,
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
import type { match as matchWords } from './match-words.ts';
import type { NameIndex } from './name-index.ts';
import { referencesOf } from './references.ts';
import { meantWords } from './synonyms.ts';

/** What words find as they stand. */
type Match = typeof matchWords;

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
  for (const word of distinctWordsOf(catalogue.names)) add(word);

  const forms = [...written.values()].map(searchForm);
  const grams = GramIndex.builder();
  for (const form of forms) grams.add(searchBigramsOf([form]));
  return { forms, written: [...written.values()], grams: grams.build() };
}

/**
 * The words of all names, each once: a hundred thousand names are made of few words, and taking each apart anew held up
 * everybody's calls. Most changes of the catalogue change no name, so that they are kept with the index.
 */
const distinctWordsOf = (() => {
  const known = new WeakMap<NameIndex, ReadonlySet<string>>();
  return (index: NameIndex): ReadonlySet<string> => {
    const words = known.get(index) ?? wordsOfAll(index.forms);
    known.set(index, words);
    return words;
  };
})();

function wordsOfAll(forms: FormTable): Set<string> {
  const words = new Set<string>();
  for (let entry = 0; entry < forms.size; entry += 1)
    for (const form of forms.of(entry)) for (const word of wordsOf(form)) words.add(word);
  return words;
}

function wordsOf({ text, textMarks }: SearchForm): string[] {
  const words: string[] = [];
  for (let start = textMarks.indexOf('w'); start >= 0; ) {
    const next = textMarks.indexOf('w', start + 1);
    words.push(next < 0 ? text.slice(start) : text.slice(start, next));
    start = next;
  }
  return words;
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
export function correctedWords(query: string, catalogue: Catalogue, match: Match): string | null {
  const vocabulary = vocabularyOf(catalogue);
  const whole = nearest(query, vocabulary);
  if (whole !== null) return whole;
  const words = searchWords(query);
  if (words.length < 2 || words.length > MAX_SEARCH_WORDS) return null;
  const corrected = words.map((word) => (match(word, catalogue) ? word : nearest(word, vocabulary)));
  return corrected.includes(null) ? null : corrected.join(' ');
}

/**
 * The words of the query that find something each, where others find nothing; null where that is all or none. 와인 of
 * 와인 보관 says nothing: every wine would be found, and none was asked for.
 */
export function knownWords(query: string, catalogue: Catalogue, match: Match): string | null {
  const words = meantWords(query);
  if (words.length < 2 || words.length > MAX_SEARCH_WORDS) return null;
  const known = words.filter((word) => match(word, catalogue));
  return known.length === 0 || known.length === words.length ? null : known.join(' ');
}
