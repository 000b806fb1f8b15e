/** What an editor of a document's lines is made of. */

export { AddWine } from './add-wine.tsx';
export { cellOf, walkColumn } from './column-keys.ts';
export { EditorFoot, TypedSums } from './editor-foot.tsx';
export { RemovedLines } from './removed-lines.tsx';
export { typedAmounts, typedTotals } from './typed-amounts.ts';
export { UnitSwitch } from './unit-switch.tsx';
