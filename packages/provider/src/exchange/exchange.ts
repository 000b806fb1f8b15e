import type { Database } from '../db/connect.ts';
import type { UnitOfWork } from '../http/unit-of-work.ts';
import type { Column, Row } from './column.ts';

/** A row as the shop has it, and by which rows are read on. */
export interface StoredRow {
  /** Rises from page to page; rows of one page may share it. */
  place: number;
  row: Row;
}

/** A row that the shop does not have so. */
export interface Change {
  line: number;
  /** Of everything: what the file leaves out is as it was, or as what is new begins. */
  row: Row;
  /** Null: it is new. */
  before: Row | null;
}

/** Tells what keeps a row from being taken; nothing of the file is written then. */
export type Refuse = (line: number, problem: string) => void;

/** Something that is written into the shop from files, and out of it. */
export interface Exchange {
  /** As the command calls it. */
  name: string;
  summary: string;
  /** Those of the key first. */
  columns: readonly Column[];
  /** Rows behind a place, the first of them, in its order; none at the end. */
  readPage(database: Database, after: number): Promise<StoredRow[]>;
  /** The rows of these keys that the shop has. */
  readKnown(tx: Database, keys: readonly Row[]): Promise<Row[]>;
  /** Holds what the file is about until the transaction ends, where others write it too. */
  lock?(tx: Database, keys: readonly Row[]): Promise<void>;
  /** What a row as a whole must not be; undefined where it may. */
  check?(row: Row): string | undefined;
  /** Begins an import: answers what writes changes, a few hundred at a time. What it makes beside them it says. */
  begin(
    unit: UnitOfWork,
    say: (line: string) => void,
  ): Promise<(changes: readonly Change[], refuse: Refuse) => Promise<void>>;
  /** The last step, after all rows. */
  finish?(unit: UnitOfWork): Promise<void>;
}
