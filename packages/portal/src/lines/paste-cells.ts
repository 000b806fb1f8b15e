import type { ClipboardEvent } from 'react';

/** Rows of a sheet as the clipboard has them: cells parted by tabs. Null for a text of one cell, which is typed as it is. */
export function pastedRows(text: string): string[][] | null {
  const rows = text.replace(/(?:\r\n|\r|\n)$/u, '').split(/\r\n|\r|\n/u);
  if (rows.length === 1 && !rows[0]?.includes('\t')) return null;
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** A cell that was pasted: its column, its row, and what it holds. */
export interface PastedCell<Column extends string> {
  column: Column;
  row: number;
  text: string;
}

/**
 * What a paste from a sheet puts into the cells of an editor, from the one that it was pasted into to the right and down.
 * Empty where it was no paste of a sheet into a cell; otherwise the event is taken. `columns` in their order on the screen.
 */
export function cellsOfPaste<Column extends string>(
  event: ClipboardEvent<HTMLElement>,
  columns: readonly Column[],
): PastedCell<Column>[] {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return [];
  const { column: into, row: from } = target.dataset;
  const first = columns.findIndex((column) => column === into);
  const rows = pastedRows(event.clipboardData.getData('text/plain'));
  if (first < 0 || from === undefined || rows === null) return [];
  event.preventDefault();
  return rows.flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const column = columns[first + right];
      return column === undefined || text === '' ? [] : [{ column, row: Number(from) + down, text }];
    }),
  );
}
