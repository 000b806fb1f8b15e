/**
 * What the portals do with documents. A part's `t` is handed to what says words: the shared texts stand among the
 * part's own under `portal`.
 */

export { DeliveryPhotos } from './delivery-photos.tsx';
export { DocumentMissing } from './document-missing.tsx';
export {
  cancelWords,
  failureWords,
  isMissing,
  leaveWords,
  paperWords,
  type Translate,
} from './document-words.ts';
export { inputOf } from './input-of.ts';
export { LoadFailure } from './load-failure.tsx';
export { numberSubject, numberTitle } from './page-heads.ts';
export { PaperPage } from './paper-page.tsx';
