import type { Lines } from './line-drawing.tsx';

/** A label and what stands beside it in a box of a document. */
export interface PrintField {
  label: string;
  value: string;
  strong?: boolean;
  /** Stands at the end of the value, where the seal goes. */
  seal?: string;
  /** Stands in the place of the seal: a signature. */
  signature?: Lines;
  /** Fields of the row whose place it takes; one where it says nothing. */
  span?: number;
}

/** A party of a document: the word at the side of its box, and the rows in it. */
export interface PrintParty {
  side: string;
  rows: readonly (readonly PrintField[])[];
}

export interface PrintColumn {
  id: string;
  label: string;
  /** In millimetres; all columns fill the sheet. */
  width: number;
  align: 'start' | 'center' | 'end';
}

/** A sum under the rows: its word, and its texts by column. */
export interface PrintSum {
  label: string;
  cells: Readonly<Record<string, string>>;
}

/** One sheet of a document: rows with one text per column, and the mark that counts the sheets. */
export interface PrintPage {
  mark: string;
  rows: readonly { id: string; cells: readonly string[] }[];
  /** Empty rows that fill the table to its foot. */
  blankRows: number;
  /** Null where the document has only one sheet. */
  subtotal: PrintSum | null;
  isFirst: boolean;
  isLast: boolean;
}

/** The sum of a document in words and digits, and what it includes. */
export type PrintTotal = PrintField & { note: string };
