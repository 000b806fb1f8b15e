/** What an editor of a document's lines is made of. */

export { AddWine } from './add-wine.tsx';
export { cellOf } from './column-keys.ts';
export { EditorFoot, TypedSums } from './editor-foot.tsx';
export { LineCell, LineGrid, LineName, LineShort, LineTable, OffPrice } from './line-grid.tsx';
export type { PastedValue } from './paste-cells.ts';
export { RemovedLines } from './removed-lines.tsx';
export { sendByKeys } from './send-by-keys.ts';
export { typedAmounts, typedTotals } from './typed-amounts.ts';
export { UnitSwitch } from './unit-switch.tsx';
export { lineToMatch, useMatching } from './use-matching.ts';
export { useUndo } from './use-undo.ts';
