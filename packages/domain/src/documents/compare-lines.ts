import type { DocumentLine } from '@vitis/contracts';

/** What became of a line from one revision of a document to another. */
export type LineChange = 'SAME' | 'CHANGED' | 'ADDED' | 'REMOVED';

/** What two lines are compared by. */
export type ComparableLine = Pick<DocumentLine, 'idProduct' | 'qty' | 'unitPrice' | 'note'>;

export interface ComparedLine<Line extends ComparableLine = DocumentLine> {
  readonly change: LineChange;
  /** As it is now; of a removed line, as it last was. */
  readonly line: Line;
  /** As it was; null for an added line. */
  readonly before: Line | null;
  readonly qtyChanged: boolean;
  readonly priceChanged: boolean;
}

/**
 * Two revisions of a document side by side, wine by wine: the lines of the later one in their order, then those that
 * it no longer has. A wine stands in one line of a revision at most.
 */
export function compareLines<Line extends ComparableLine>(
  before: readonly Line[],
  after: readonly Line[],
): ComparedLine<Line>[] {
  const earlier = new Map(before.map((line) => [line.idProduct, line]));
  const later = new Set(after.map((line) => line.idProduct));
  const compared = after.map((line): ComparedLine<Line> => {
    const old = earlier.get(line.idProduct) ?? null;
    if (old === null) return { change: 'ADDED', line, before: null, qtyChanged: false, priceChanged: false };
    const qtyChanged = old.qty !== line.qty;
    const priceChanged = old.unitPrice !== line.unitPrice;
    const change = qtyChanged || priceChanged || old.note !== line.note ? 'CHANGED' : 'SAME';
    return { change, line, before: old, qtyChanged, priceChanged };
  });
  const removed = before
    .filter((line) => !later.has(line.idProduct))
    .map(
      (line): ComparedLine<Line> => ({
        change: 'REMOVED',
        line,
        before: line,
        qtyChanged: false,
        priceChanged: false,
      }),
    );
  return [...compared, ...removed];
}
