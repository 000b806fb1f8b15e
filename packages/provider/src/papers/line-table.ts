import type { PrintColumn, PrintPage, PrintSum } from '@vitis/domain';
import type { PaperCanvas, Rule, Type } from './paper-canvas.ts';

export interface TableLook {
  type: Type;
  /** Least height of a row. */
  row: number;
  /** What a cell keeps free at each side. */
  edge: number;
  colour: string;
}

export interface TablePlace {
  x: number;
  y: number;
  bottom: number;
}

interface Row {
  cells: readonly string[];
  height: number;
}

/** The lines of one sheet under their headings, empty rows down to the foot, and the sums. */
export function drawLines(
  canvas: PaperCanvas,
  { columns, page, sum }: { columns: readonly PrintColumn[]; page: PrintPage; sum?: PrintSum },
  { x, y, bottom }: TablePlace,
  look: TableLook,
): void {
  const { type, row, edge, colour } = look;
  const label: Type = { ...type, colour };
  const sums = [page.subtotal, page.isLast ? sum : undefined].filter((each) => each != null);
  const lefts = columns.map((_column, at) =>
    columns.slice(0, at).reduce((left, { width }) => left + width, x),
  );
  const right = columns.reduce((left, { width }) => left + width, x);
  const rows = stretched(
    page.rows.map(({ cells }) => ({ cells, height: heightOf(canvas, cells, columns, look) })),
    page.blankRows,
    bottom - y - row * (1 + sums.length),
  );

  const thin: Rule[] = [];
  const upright = (top: number, height: number, from = 1) => {
    for (const left of lefts.slice(from)) thin.push([left, top, left, top + height]);
  };
  upright(y, row);
  for (const [at, column] of columns.entries())
    canvas.write(
      column.label,
      { x: lefts[at]!, y, width: column.width, height: row },
      { ...label, align: 'center' },
    );

  let top = y + row;
  const thick: Rule[] = [[x, top, right, top]];
  for (const [number, { cells, height }] of rows.entries()) {
    if (number > 0) thin.push([x, top, right, top]);
    upright(top, height);
    for (const [at, { width, align }] of columns.entries())
      canvas.write(
        cells[at] ?? '',
        { x: lefts[at]! + edge, y: top, width: width - 2 * edge, height },
        { ...type, align },
      );
    top += height;
  }
  for (const [number, each] of sums.entries()) {
    (number === 0 ? thick : thin).push([x, top, right, top]);
    const first = columns.findIndex(({ id }) => each.cells[id] !== undefined);
    upright(top, row, first);
    canvas.write(
      each.label,
      { x, y: top, width: lefts[first]! - x, height: row },
      { ...label, align: 'center', spacing: 0.3 },
    );
    for (const [at, { id, width, align }] of columns.entries())
      canvas.write(
        each.cells[id] ?? '',
        { x: lefts[at]! + edge, y: top, width: width - 2 * edge, height: row },
        { ...type, align, weight: 'bold' },
      );
    top += row;
  }
  canvas.rules(thin, 0.2, colour);
  canvas.rules(thick, 0.35, colour);
  canvas.frame({ x, y, width: right - x, height: top - y }, 0.35, colour);
}

function heightOf(
  canvas: PaperCanvas,
  cells: readonly string[],
  columns: readonly PrintColumn[],
  { type, row, edge }: TableLook,
): number {
  const lines = columns.map(
    ({ width }, at) => canvas.linesOf(cells[at] ?? '', width - 2 * edge, type).length,
  );
  return row + (Math.max(...lines) - 1) * type.leading;
}

/** Rows that fill a height: empty ones share what is left, and where there are none, all do. */
function stretched(rows: readonly Row[], blanks: number, height: number): Row[] {
  const over = Math.max(0, height - rows.reduce((sum, row) => sum + row.height, 0));
  if (blanks === 0) return rows.map((row) => ({ ...row, height: row.height + over / rows.length }));
  return [...rows, ...Array.from({ length: blanks }, () => ({ cells: [], height: over / blanks }))];
}
