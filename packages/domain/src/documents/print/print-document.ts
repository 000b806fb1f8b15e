import type { LineDrawing } from '../signature.ts';

/** A label and what stands beside it in a box of a document. */
export interface PrintField {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Stands at the end of the value, where the seal goes: `(인)`. */
  readonly seal?: string;
  /** Stands in the place of the seal: who took it has signed. */
  readonly signature?: LineDrawing;
  /** Fields of the row whose place it takes; one where it says nothing. */
  readonly span?: number;
}

/** 공급자 or 공급받는자: the word at the side, and the rows of the box. */
export interface PrintParty {
  readonly side: string;
  readonly rows: readonly (readonly PrintField[])[];
}

export interface PrintColumn {
  readonly id: string;
  readonly label: string;
  /** In millimetres; all columns of a table fill its sheet. */
  readonly width: number;
  readonly align: 'start' | 'center' | 'end';
}

/** A line of a document with one text per column. */
export interface PrintRow {
  readonly id: string;
  readonly cells: readonly string[];
}

/** A sum under the rows: its word, and its texts by column. */
export interface PrintSum {
  readonly label: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** One sheet of a document. */
export interface PrintPage {
  /** `1/2`. */
  readonly mark: string;
  readonly rows: readonly PrintRow[];
  /** Empty rows that fill the table to its foot. */
  readonly blankRows: number;
  /** 소계 of this sheet; null where the document has only one. */
  readonly subtotal: PrintSum | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Heights of a sheet in millimetres, as its stylesheet draws it. */
export interface SheetMeasure {
  readonly row: number;
  /** What every further row of text adds to a row. */
  readonly textRow: number;
  /** Room for rows on the first sheet, and on those that follow. */
  readonly first: number;
  readonly next: number;
  /** What the foot of the document takes from the last sheet. */
  readonly foot: number;
  /** What a subtotal takes from every sheet of several. */
  readonly subtotal: number;
}

/** Rows that go along when the foot needs a sheet of its own: one alone looks forgotten. */
const COMPANY = 4;

/** Rows with their heights, spread over sheets. No row is cut, and the last sheet holds one at least. */
export function spreadRows<Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  measure: SheetMeasure,
): { rows: Row[]; free: number }[] {
  const height = (of: readonly Row[]) => of.reduce((sum, row) => sum + heightOf(row), 0);
  const whole = height(rows);
  if (whole <= measure.first - measure.foot) {
    return [{ rows: [...rows], free: measure.first - measure.foot - whole }];
  }
  const sheets: Row[][] = [[]];
  const room = (at: number) => (at === 0 ? measure.first : measure.next) - measure.subtotal;
  for (const row of rows) {
    const at = sheets.length - 1;
    const here = sheets[at]!;
    if (here.length > 0 && height(here) + heightOf(row) > room(at)) sheets.push([row]);
    else here.push(row);
  }
  // The foot may not fit under the last rows: then some of them go with it to another sheet.
  const last = sheets.length - 1;
  if (height(sheets[last]!) > room(last) - measure.foot) {
    const few = Math.min(COMPANY, Math.floor(sheets[last]!.length / 2));
    const fits = height(sheets[last]!.slice(-few)) <= room(last + 1) - measure.foot;
    sheets.push(few > 0 ? sheets[last]!.splice(fits ? -few : -1) : []);
  }
  return sheets.map((of, at) => ({
    rows: of,
    free: room(at) - height(of) - (at === sheets.length - 1 ? measure.foot : 0),
  }));
}

/** A text of a person as paper takes it: so many breaks of line that it would fill sheets become one flow of words. */
export function printText(text: string, mostBreaks = 8): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > mostBreaks ? lines.join(' · ') : lines.join('\n');
}
