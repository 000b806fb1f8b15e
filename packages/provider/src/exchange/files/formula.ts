import type { Cell, RawCell } from '../column.ts';

/** How a cell begins that Excel may take for a formula, or that was marked not to be one. */
const RISKY = /^['=+\-@\t\r]/;

/** A text that a spreadsheet shows and never runs, also where a file has no types: a mark stands before it. */
export const neutralised = (cell: Cell): Cell =>
  typeof cell === 'string' && RISKY.test(cell) ? `'${cell}` : cell;

/** The text without that mark. */
const unmarked = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Numbers, telephones and items of a list begin so as well. */
const HARMLESS = /^[+-](?:[\d\s().,-]*$| )/;

/** A cell of a file without types as it was meant. */
export const withoutMark = (cell: RawCell): RawCell => (typeof cell === 'string' ? unmarked(cell) : cell);

/** Whether a text would run as a formula in a spreadsheet that opens it. */
export const looksLikeFormula = (cell: RawCell): boolean =>
  typeof cell === 'string' && /^[=+\-@]/.test(cell.trimStart()) && !HARMLESS.test(cell.trimStart());
