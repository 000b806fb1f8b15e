import { ARTICLE_KINDS, type FoundArticle, type Language } from '@vitis/contracts';
import { matchCost, prepareWord, type SearchForm, searchForm, seoulDay } from '@vitis/domain';
import { and, desc, inArray, lte } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { inLanguage } from '../../db/in-language.ts';
import { contents, type Translated } from '../../db/schema.ts';
import type { Services } from '../../http/services.ts';
import { meantWords, otherNames, otherSpellings } from './synonyms.ts';

interface Article extends Omit<FoundArticle, 'title' | 'summary'> {
  title: Translated;
  summary: Translated | null;
  titles: readonly SearchForm[];
  summaries: readonly SearchForm[];
}

/** Titles that were read this many milliseconds ago are as good as now; there are hundreds, not thousands. */
const freshFor = 5_000;
/** Searches whose articles are kept as long as the titles are: everybody types the same few. */
const mostKept = 500;
/** Words in a summary say less than words in a title. */
const inSummary = 40;
/** A single letter stands in every title. */
const fewestLetters = 2;

export type ArticleSearch = ReturnType<typeof createArticleSearch>;

/**
 * Articles, common sense and events whose title or summary holds every word, the best match first; by what was searched
 * for wines in place of the words only where none holds these.
 */
export function createArticleSearch({ database, now }: Services) {
  let known: { articles: Article[]; found: LRUCache<string, Article[]>; readAt: number } | undefined;

  const read = async (): Promise<Article[]> => {
    const rows = await database
      .select({
        kind: contents.kind,
        id: contents.id,
        title: contents.title,
        summary: contents.summary,
        publishedAt: contents.publishedAt,
        picture: contents.picture,
      })
      .from(contents)
      .where(and(inArray(contents.kind, [...ARTICLE_KINDS]), lte(contents.publishedAt, now())))
      .orderBy(desc(contents.publishedAt), desc(contents.id));
    return rows.map(({ kind, publishedAt, ...row }) => ({
      ...row,
      kind: kind as FoundArticle['kind'],
      publishedOn: seoulDay(publishedAt),
      titles: formsOf(row.title),
      summaries: row.summary ? formsOf(row.summary) : [],
    }));
  };

  const titlesOfNow = async () => {
    const age = performance.now() - (known?.readAt ?? Number.NEGATIVE_INFINITY);
    if (!known || age >= freshFor)
      known = { articles: await read(), found: new LRUCache({ max: mostKept }), readAt: performance.now() };
    return known;
  };

  const holding = async (words: string): Promise<Article[]> => {
    const { articles, found } = await titlesOfNow();
    const kept = found.get(words) ?? holdingAll(words, articles);
    found.set(words, kept);
    return kept;
  };

  return async (words: string, corrected: string | null, language: Language): Promise<FoundArticle[]> => {
    const asTyped = await holding(words);
    const found = asTyped.length > 0 || corrected === null ? asTyped : await holding(corrected);
    return found.map(({ titles, summaries, ...article }) => ({
      ...article,
      title: inLanguage(article.title, language),
      summary: article.summary ? inLanguage(article.summary, language) : '',
    }));
  };
}

/** Those of the articles that hold every one of the words, the best match first. */
function holdingAll(words: string, articles: readonly Article[]): Article[] {
  const meant = meantWords(words).map(spellingsOf);
  if (meant.every((spellings) => spellings.every(({ whole }) => whole.text.length < fewestLetters)))
    return [];
  return articles
    .map((article) => ({
      article,
      cost: Math.max(...meant.map((spellings) => costOf(spellings, article))),
    }))
    .filter(({ cost }) => cost !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
    .map(({ article }) => article);
}

type Spellings = ReturnType<typeof spellingsOf>;

const spellingsOf = (word: string) => [word, ...otherNames([word]), ...otherSpellings(word)].map(prepareWord);

const formsOf = (text: Translated): SearchForm[] => [...new Set(Object.values(text))].map(searchForm);

/** What a word costs in an article, in any spelling. Letters inside of a summary's word are chance. */
function costOf(spellings: Spellings, { titles, summaries }: Article): number {
  const costs = spellings.flatMap((query) => [
    ...titles.map((form) => matchCost(query, form)),
    // First consonants are met by chance in anything that is long.
    ...(query.choseong === null
      ? summaries.map((form) => matchCost(query, form, { inside: false }) + inSummary)
      : []),
  ]);
  return Math.min(...costs);
}
