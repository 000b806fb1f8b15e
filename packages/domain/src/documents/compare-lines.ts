import type { DocumentLine } from '@vitis/contracts';

/** What two lines are compared by; notes only where both carry them. */
export type ComparableLine = Pick<DocumentLine, 'idProduct' | 'qty' | 'unitPrice'> &
  Partial<Pick<DocumentLine, 'note'>>;

/** What became of a line from one revision of a document to another. */
export type LineChange = 'SAME' | 'CHANGED' | 'ADDED' | 'REMOVED';

/** A line as it was and as it is; the missing side is null. */
export type ComparedLine<Line extends ComparableLine = DocumentLine> =
  | { readonly change: 'SAME' | 'CHANGED'; readonly before: Line; readonly after: Line }
  | { readonly change: 'ADDED'; readonly before: null; readonly after: Line }
  | { readonly change: 'REMOVED'; readonly before: Line; readonly after: null };

const isSame = (before: ComparableLine, after: ComparableLine): boolean =>
  before.qty === after.qty && before.unitPrice === after.unitPrice && before.note === after.note;

/**
 * Two revisions of a document side by side, wine by wine: the lines of the later one in their order, then those that
 * it no longer has. A wine on several lines is compared line by line.
 */
export function compareLines<Line extends ComparableLine>(
  before: readonly Line[],
  after: readonly Line[],
): ComparedLine<Line>[] {
  const open = [...before];
  const compared = after.map((line): ComparedLine<Line> => {
    const at = open.findIndex(({ idProduct }) => idProduct === line.idProduct);
    const [old] = at < 0 ? [] : open.splice(at, 1);
    if (old === undefined) return { change: 'ADDED', before: null, after: line };
    return { change: isSame(old, line) ? 'SAME' : 'CHANGED', before: old, after: line };
  });
  return [
    ...compared,
    ...open.map((line): ComparedLine<Line> => ({ change: 'REMOVED', before: line, after: null })),
  ];
}
