/**
 * What the buyer's and the sales portal do with lists and documents. Carried by each part that uses it, as `buying` is.
 * Words are handed in as the part's `t`; both portals keep the keys of `document-words.ts`.
 */

export {
  cancelWords,
  failureWords,
  isMissing,
  leaveWords,
  listHeadWords,
  listSearchWords,
  pagerWords,
  paperWords,
  type Translate,
  winesWords,
} from './document-words.ts';
export { fileOfWidth, photosOf } from './file-of-width.ts';
export { RouterLink } from './router-link.tsx';
export { statusTabs } from './status-tabs.ts';
export { type FileUrl, useFileUrl } from './use-file-url.ts';
export { useFilters, useListPage } from './use-list.ts';
