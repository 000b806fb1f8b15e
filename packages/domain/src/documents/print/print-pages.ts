import { documentTotals } from '../../money/vat.ts';
import { formatNumber } from '../../money/won.ts';
import {
  type PrintColumn,
  type PrintPage,
  type PrintSum,
  type SheetMeasure,
  spreadRows,
} from './print-document.ts';
import { textRows } from './text-rows.ts';

/** A line as paper lists it: its amounts for the sums, and its texts by column. */
export interface ListedLine {
  readonly id: string;
  readonly qty: number;
  readonly supply: number;
  readonly tax: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** Millimetres that a cell keeps free at its sides, and of one em of its type. */
export interface CellMeasure {
  readonly padding: number;
  readonly em: number;
}

/** Bottles, supply and tax of some lines, under their columns. */
export function sumOf(label: string, lines: readonly ListedLine[]): PrintSum {
  const { supply, tax } = documentTotals(lines.map((line) => ({ ...line, total: line.supply + line.tax })));
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  return {
    label,
    cells: { qty: formatNumber(qty), supply: formatNumber(supply), tax: formatNumber(tax) },
  };
}

/** The sheets of a document: headings on each, a subtotal on each where there are several, and marks `1/2`. */
export function printPages(
  lines: readonly ListedLine[],
  columns: readonly PrintColumn[],
  measure: SheetMeasure,
  cell: CellMeasure,
): PrintPage[] {
  const heightOf = (line: ListedLine) => {
    const rows = columns.map(({ id, width }) =>
      textRows(line.texts[id] ?? '', (width - cell.padding) / cell.em),
    );
    return measure.row + (Math.max(...rows) - 1) * measure.textRow;
  };
  const sheets = spreadRows(lines, heightOf, measure);
  return sheets.map(({ rows, free }, at) => ({
    mark: `${at + 1}/${sheets.length}`,
    rows: rows.map(({ id, texts }) => ({ id, cells: columns.map((column) => texts[column.id] ?? '') })),
    blankRows: Math.max(0, Math.floor(free / measure.row)),
    subtotal: sheets.length === 1 ? null : sumOf('소계', rows),
    isFirst: at === 0,
    isLast: at === sheets.length - 1,
  }));
}
