/** What a screen that is read is made of: news, a magazine's article, a notice, terms. */

/** @coming */
export { ArticlePage } from './article-page.tsx';
/** @coming */
export { ArticleSections } from './article-sections.tsx';
