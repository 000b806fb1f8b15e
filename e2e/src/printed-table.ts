import type { TradePrintDocument } from '@vitis/domain';
import { linesOf, type PdfText, squeezed } from './read-pdf.ts';

/** What a printed table holds: its rows cell by cell, and the sums under them by their word. Spaces are left out. */
export interface PrintedTable {
  rows: string[][];
  sums: { label: string; cells: string[] }[];
  /** Texts that reach out of their column. */
  sticking: string[];
}

/** The tables of the trade are this far from the paper's edge. */
const MARGIN = 12;
const SUMS = ['소계', '합계'];

/**
 * Finds a table on a printed sheet by its headings, and reads it down to the last row or sum. Throws when there are no
 * such headings: every sheet repeats them.
 */
export function printedTable(
  texts: readonly PdfText[],
  columns: TradePrintDocument['columns'],
): PrintedTable {
  const edges = columns.map(({ width }, at) => {
    const left = columns.slice(0, at).reduce((sum, before) => sum + before.width, MARGIN);
    return { left, right: left + width };
  });
  const columnOf = ({ x, width }: PdfText) =>
    edges.findIndex(({ left, right }) => x + width / 2 >= left && x + width / 2 < right);
  const cellsOf = (of: readonly PdfText[]) =>
    columns.map((_column, at) =>
      squeezed(
        of
          .filter((text) => columnOf(text) === at)
          .map(({ text }) => text)
          .join(''),
      ),
    );
  const lines = linesOf(texts);
  const heading = lines.find((line) =>
    cellsOf(line.texts).every((cell, at) => cell === squeezed(columns[at]?.label ?? '')),
  );
  if (heading === undefined) throw new Error('A sheet has no headings over its lines');

  const supply = columns.findIndex(({ id }) => id === 'supply');
  const qty = columns.findIndex(({ id }) => id === 'qty');
  const below = lines.filter(({ y }) => y > heading.y);
  const counted = below.filter((line) => /^[\d,]+$/.test(cellsOf(line.texts)[supply] ?? ''));
  const wordOf = (of: readonly PdfText[]) => cellsOf(of).slice(0, qty).join('');
  const isSum = (line: (typeof below)[number]) => SUMS.includes(wordOf(line.texts));
  // A line of figures of the foot beneath is no row of the table: it has no price, nor the word of a sum.
  const figures = counted.filter((line) => isSum(line) || (cellsOf(line.texts)[qty + 1] ?? '') !== '');
  const last = figures.at(-1)?.y ?? heading.y;
  const rowLines = figures.filter((line) => !isSum(line));
  const firstSum = figures.find(isSum)?.y ?? Number.POSITIVE_INFINITY;

  // Cells stand in the middle of their row: a name of several lines is spread around the figures' baseline.
  const parts = new Map(rowLines.map((line) => [line, [] as PdfText[]]));
  const inRows = texts.filter(({ y }) => y > heading.y + 1 && y < Math.min(firstSum - 1, last + 12));
  for (const text of inRows) {
    const nearest = rowLines.reduce<(typeof rowLines)[number] | undefined>(
      (best, line) =>
        best === undefined || Math.abs(line.y - text.y) < Math.abs(best.y - text.y) ? line : best,
      undefined,
    );
    if (nearest !== undefined && Math.abs(nearest.y - text.y) < 6) parts.get(nearest)?.push(text);
  }
  return {
    rows: rowLines.map((line) => cellsOf(parts.get(line) ?? [])),
    sums: figures
      .filter(isSum)
      .map((line) => ({ label: wordOf(line.texts), cells: cellsOf(line.texts).slice(qty) })),
    sticking: [...parts.values()].flat().flatMap((text) => {
      const column = edges[columnOf(text)];
      const fits = column && text.x >= column.left - 0.1 && text.x + text.width <= column.right + 0.1;
      return fits ? [] : [text.text];
    }),
  };
}
