/** What a screen that is read is made of: news, a magazine's article, a notice, terms. */

export { ArticleBody } from './article-body.tsx';
export { ArticlePage } from './article-page.tsx';
export { ArticleSections } from './article-sections.tsx';
/** @coming */
export { ArticleText } from './article-text.tsx';
