import type { Role } from '@vitis/contracts';
import type { ComponentType } from 'react';
import type { Column } from '../columns.tsx';

/** What became of one row: done, or why not, in the provider's words. */
export interface BulkOutcome {
  /** The row's number. */
  number: string;
  done: boolean;
  message?: string | undefined;
}

/** Something that is done to several rows in one call, each row by itself. */
export interface BulkAction<Row> {
  id: string;
  /** Keys of its texts; both take `count`. */
  texts: { name: string; ask: string };
  /** Key of the field's name, where the action takes a message. */
  message?: string;
  /** What there is to know before it is done. */
  About?: ComponentType<{ rows: readonly Row[] }>;
  /** Whether somebody with these roles can do it to a row as it stands. */
  fits: (row: Row, roles: readonly Role[]) => boolean;
  /** Sends it with `useSettledCommand`; null where it was not done, and that is told. */
  useSend: () => {
    send: (rows: readonly Row[], message: string) => Promise<readonly BulkOutcome[] | null>;
    busy: boolean;
  };
  /** The row as it is by now, for another try. */
  reload: (row: Row) => Promise<Row>;
}

/** Papers of several rows in one file, which the provider draws. */
export interface BulkPaper<Row> {
  id: string;
  /** Key of its name; takes `count`. */
  text: string;
  /** Whether the row is on such a paper. */
  fits: (row: Row) => boolean;
  /** Where the file comes from. */
  path: (rows: readonly Row[]) => string;
  /** What it is called, in Korean as the papers are. */
  title: string;
}

/** What can be done with several rows of a list. */
export interface BulkActions<Row> {
  actions: readonly BulkAction<Row>[];
  papers?: readonly BulkPaper<Row>[];
  /** Columns that tell the rows apart where the results stand. */
  columns: readonly Column<Row>[];
}
