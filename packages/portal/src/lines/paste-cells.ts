import { parseQuantity } from '@vitis/domain';
import { type QuantityUnit, wholeNumber } from '@vitis/ui';
import type { ClipboardEvent } from 'react';

/**
 * A cell and what ends it. Excel puts one that holds a break, a tab or quotes into quotes, and doubles those inside; a quote that
 * stands alone in its cell, also after a row that has one open, means the same as above, and one that nothing closes at the end of
 * a cell is one of its letters.
 *
 * @param endOfRow what may end the row of a quote that stands alone, as the source of a pattern
 */
const cellPattern = (endOfRow: string): RegExp =>
  new RegExp(
    String.raw`(?:"(?![^\S\t\r\n]*(?:\t|${endOfRow}|$))((?:[^"]|"")*)(?<!\t(?:[^"]*[\r\n])?)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)`,
    'gu',
  );
const CELL = cellPattern(String.raw`[\r\n]`);
/** Where rows end as Excel ends them, a bare break is one inside of a cell. */
const CELL_OF_EXCEL = cellPattern(String.raw`\r\n`);

/** Rows of a sheet as the clipboard has them: cells parted by tabs. Null for a text of one cell, which is typed as it is. */
export function pastedRows(text: string): string[][] | null {
  const sheet = text.replace(/(?:\r\n|\r|\n)$/u, '');
  if (!/[\t\r\n]/u.test(sheet)) return null;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of sheet.matchAll(text.includes('\r\n') ? CELL_OF_EXCEL : CELL)) {
    // The fields are of one line.
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replace(/[\t\r\n]+/gu, ' ') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Columns that an editor of lines takes from a sheet. */
export type LineColumn = 'qty' | 'price' | 'note';

/** A cell that was pasted: its column, its row, and what it holds. */
export interface PastedCell {
  column: LineColumn;
  row: number;
  text: string;
}

/** What has letters is a figure only in the unit of its line, or none. */
const figureInWords = (text: string, into: string | undefined): string[][] | null =>
  into !== 'note' && /\p{L}/u.test(text) ? [[text.trim()]] : null;

/**
 * What a paste from a sheet, or of a figure with words, puts into the cells of an editor, from the one that it was pasted into to
 * the right and down. Empty where it was no such paste into a cell; otherwise the event is taken. `columns` in their order on the
 * screen.
 */
export function cellsOfPaste(
  event: ClipboardEvent<HTMLElement>,
  columns: readonly LineColumn[],
): PastedCell[] {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return [];
  const { column: into, row: from } = target.dataset;
  const first = columns.findIndex((column) => column === into);
  const pasted = event.clipboardData.getData('text/plain');
  const rows = pastedRows(pasted) ?? figureInWords(pasted, into);
  if (first < 0 || from === undefined || rows === null) return [];
  event.preventDefault();
  return rows.flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const column = columns[first + right];
      return column === undefined || text === '' ? [] : [{ column, row: Number(from) + down, text }];
    }),
  );
}

/** How a line counts its bottles; one by one unless told. */
export interface CountedLine {
  caseSize: number;
  unit?: QuantityUnit;
}

/** What a cell says: a quantity in the unit of its line, a price, or words. */
export interface PastedValue extends Omit<PastedCell, 'text'> {
  value: number | string;
}

export interface PasteRead {
  values: readonly PastedValue[];
  /** Cells of lines that there are, which could not be read. */
  unread: number;
  /** Rows for which there is no line. */
  rowsLeft: number;
}

/** Reads what was pasted as the lines that there are take it. */
export function readCells(cells: readonly PastedCell[], lines: readonly CountedLine[]): PasteRead {
  const values: PastedValue[] = [];
  const beyond = new Set<number>();
  let unread = 0;
  for (const { column, row, text } of cells) {
    const line = lines[row];
    const value = line && { qty: quantityIn, price: wholeNumber, note: String }[column](text, line);
    if (value === undefined) beyond.add(row);
    else if (value === null) unread += 1;
    else values.push({ column, row, value });
  }
  return { values, unread, rowsLeft: beyond.size };
}

/** A bare number counts in the unit of the line; one with a unit is brought into that, or is none. */
function quantityIn(text: string, { caseSize, unit = 'bottle' }: CountedLine): number | null {
  if (!/\p{L}/u.test(text)) return wholeNumber(text);
  const bottles = parseQuantity(text, caseSize);
  if (bottles === null || unit === 'bottle') return bottles;
  return bottles % caseSize === 0 ? bottles / caseSize : null;
}
