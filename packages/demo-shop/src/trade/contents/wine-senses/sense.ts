import type { five } from '../../../data/translate.ts';
import { type Article, EDITORS } from '../article.ts';
import type { ArticlePart } from '../article-html.ts';

type Five = ReturnType<typeof five>;

/** An answer of common sense: its question, the answer in a sentence, and in full. */
export const sense = (
  picture: Article['picture'],
  daysBack: number,
  title: Five,
  summary: Five,
  body: readonly ArticlePart[],
): Article => ({
  kind: 'WINE_SENSE',
  category: null,
  author: EDITORS,
  likes: 0,
  runs: null,
  ...{ picture, daysBack, title, summary, body },
});
