/** What a cell says once it is read; null where it is empty. */
export type Cell = string | number | boolean | null;

/** A cell as a file has it. */
export type RawCell = Cell | Date;

/** What a file says of one thing, by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** A column of a file: what it takes, and how what is written there is read. */
export interface Column {
  name: string;
  /** What stands there, for who reads the help. */
  takes: string;
  /** The file has to have it: it names the row's thing. */
  isKey: boolean;
  /** What is new needs something there. */
  isRequired: boolean;
  /** What is new has this where the file has no such column. */
  otherwise: Cell;
  /** Reads what is written there, never empty; throws `WrongCell`. The same text twice is the same cell. */
  read(raw: Exclude<RawCell, null>): Cell;
}

/** Why a cell cannot be taken, in words for who wrote it. */
export class WrongCell extends Error {}

/** The thing of a row, as a text: two rows with the same one are about the same thing. */
export const keyOf = (columns: readonly Column[], row: Row): string =>
  JSON.stringify(columns.flatMap(({ name, isKey }) => (isKey ? [row[name] ?? null] : [])));
