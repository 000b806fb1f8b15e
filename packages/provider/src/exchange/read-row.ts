import { type Cell, type Column, type RawCell, type Row, WrongCell } from './column.ts';
import { FORMULA, type TableRow } from './files/read-table.ts';

/** A row of a file as it was read, with all that is wrong with it. */
export interface ReadRow {
  row: Row;
  problems: string[];
}

/** Reads a line's cells. Cells of columns that the file has not are left out of the row. */
export function readRow(columns: readonly Column[], { cells, problem }: TableRow): ReadRow {
  const row: Record<string, Cell> = {};
  const problems = problem === undefined ? [] : [problem];
  for (const column of columns) {
    const raw = cells.get(column.name);
    if (raw === undefined) continue;
    try {
      if (raw === FORMULA) throw new WrongCell('is a formula: write what it results in');
      row[column.name] = raw === null || raw === '' ? null : column.read(raw);
      if (row[column.name] === null && column.isRequired) throw new WrongCell('is empty');
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      problems.push(`${column.name} ${error.message}`);
    }
  }
  return { row, problems };
}

/** What is stored as a file would give it back, so that both compare; a cell that no file could have stays. */
export function asFileHasIt(columns: readonly Column[], stored: Row): Row {
  const row: Record<string, Cell> = {};
  for (const { name, read } of columns) {
    const cell: RawCell = stored[name] ?? null;
    try {
      row[name] = cell === null || cell === '' ? null : read(cell);
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      row[name] = cell;
    }
  }
  return row;
}

/** Names of the columns in which the rows differ. */
export const differences = (before: Row, after: Row): string[] =>
  Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null));
