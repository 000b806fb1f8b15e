import type { Picture } from '@vitis/contracts';
import type { PageHead } from '@vitis/platform';
import { preloadOf } from '../picture-sizes.ts';
import { ARTICLE_PICTURE } from './card-sizes.ts';

interface Article {
  title: string;
  summary: string;
  picture: Picture | null;
}

/** An article's title and what it is about; its picture is the page's largest. */
export function articleHead(article: Article | undefined): PageHead {
  if (article === undefined) return {};
  const { title, summary, picture } = article;
  return {
    title,
    crumbs: [{ label: title }],
    description: summary,
    ...(picture ? { image: preloadOf(picture, ARTICLE_PICTURE) } : {}),
  };
}
