/** What lists of documents, a document and its print document are made of. An entry of its own: only who shows documents carries it. */

export { LineDrawing } from '../print/line-drawing.tsx';
export { ZoomButton } from '../print/sheet-zoom.tsx';
export { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx';
export { ChangedFigure } from './changed-figure.tsx';
export { DocumentColumns, DocumentHead, DocumentSkeleton } from './document-page.tsx';
export {
  ClientCell,
  DayCell,
  ExpiryCell,
  type ListDay,
  MomentCell,
  NumberCell,
  SmallCell,
  StateCell,
  TotalCell,
  WinesCell,
} from './list-cells.tsx';
export { ListHead, type ListHeadProps } from './list-head.tsx';
export { ListSearch, type ListSearchProps } from './list-search.tsx';
export { ListTable, type ListTableProps } from './list-table.tsx';
export { PhotoStrip, type PhotoStripProps } from './photo-strip.tsx';
export { PrintLoading, PrintMissing, PrintToolbar } from './print-page.tsx';
export { WordSearch, type WordSearchProps } from './word-search.tsx';
