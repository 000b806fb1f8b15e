/** A list of documents: the whole screen from one declaration, and the pieces that it is composed of. */

export { answered } from './answered.ts';
export type { BulkAction, BulkActions, BulkOutcome, BulkPaper } from './bulk/bulk-action.ts';
export { BulkBar } from './bulk/bulk-bar.tsx';
export { BulkDialog } from './bulk/bulk-dialog.tsx';
export { bulkRows } from './bulk/bulk-rows.tsx';
export {
  type Column,
  dayColumn,
  expiryColumn,
  type ListContext,
  momentColumn,
  numberColumn,
  personColumn,
  stateColumn,
  statusColumn,
  totalColumn,
  winesColumn,
} from './columns.tsx';
export { deskListScreen } from './desk/desk-list-screen.tsx';
export { EnterKey, HandStep } from './desk/in-hand-pane.tsx';
export {
  type DocumentList,
  type InHandProps,
  type ListState,
  type NarrowProps,
  type RowsProps,
  useDocumentList,
} from './document-list.ts';
export { documentListScreen } from './document-list-screen.tsx';
export { estimateExpiry, estimateList, estimateNumber, estimateState } from './kinds/estimate-list.ts';
export { orderList, orderNumber } from './kinds/order-list.ts';
export { ListHeading } from './list-heading.tsx';
export { listHeadLabels, listSearchLabels, pagerLabels, winesLabels } from './list-labels.ts';
export { ListRows, NoRows } from './list-rows.tsx';
export { SheetButton } from './sheet-button.tsx';
export { statesOf } from './states-of.ts';
export { StatusTabs } from './status-tabs.tsx';
export { useHints } from './use-hints.ts';
export { useFilters } from './use-list.ts';
