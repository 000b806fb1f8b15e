import type { Language } from '@vitis/contracts';
import type { PageRegistry } from '@vitis/contracts/registry';
import { KEPT_CACHES } from '@vitis/contracts/service-worker';

/** What the service worker keeps; another form of it gets another number, and the worker takes the one before away. */
export const CACHES = {
  /** The page without content, by language. */
  page: `${KEPT_CACHES}page-1`,
  /** Released files. */
  files: `${KEPT_CACHES}files-1`,
  /** Answers that everybody gets. */
  answers: `${KEPT_CACHES}answers-1`,
} as const;

/** What a page tells the worker once it is at rest: all that it needs to be there again without a network. */
export interface OpenedPage {
  kind: 'page-opened';
  language: Language;
  /** Builds that the page is made of: `buildsOf`. */
  builds: readonly string[];
  /** Absolute addresses of released files that the page has used. */
  files: readonly string[];
  /** Answers that came inside of the page, which are a guest's, by path and query. */
  answers: Readonly<Record<string, unknown>>;
}

/** The builds of a page, as `part/build`: what stands in the addresses of their files. */
export const buildsOf = ({ shell, remotes }: PageRegistry): string[] =>
  [`shell/${shell}`, ...Object.entries(remotes).map(([part, { build }]) => `${part}/${build}`)].sort();
