/**
 * What the portals do with documents. A part's `t` is handed to what says words: the shared texts stand among the
 * part's own under `portal`.
 */

export { DeliveryPhotos } from './delivery-photos.tsx';
export {
  cancelLabels,
  isMissing,
  leaveLabels,
  printLabels,
  type Translate,
} from './document-labels.ts';
export { DocumentMissing } from './document-missing.tsx';
export { inputOf, readsOf } from './input-of.ts';
export { LazyPlace } from './lazy-place.tsx';
export { LoadFailure } from './load-failure.tsx';
export { numberSubject, numberTitle } from './page-heads.ts';
export { PaperToolbar } from './paper-toolbar.tsx';
export { PrintPage } from './print-page.tsx';
export { saveFile } from './save-file.ts';
export { StatementPage } from './statement-page.tsx';
export { statementPath } from './statement-path.ts';
export { statusTone } from './status-tone.ts';
export { EstimatePrintPage, OrderPrintPage } from './trade-print-pages.tsx';
export { useFailureText } from './use-failure-text.ts';
export { usePaperFile } from './use-paper-file.ts';
export { usePaperMail } from './use-paper-mail.ts';
