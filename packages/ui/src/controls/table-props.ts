import type { Key, ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Never empty: the head of a column of buttons is a `VisuallyHidden` name. */
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Figures: at the end of the column, of one width, never broken. */
  numeric?: boolean;
  /** Names the row: read out with every cell, and what a row link hangs on. The first column unless one says so. */
  rowHeader?: boolean;
  sortable?: boolean;
  /** In px, or a share such as "40%". */
  width?: number | string;
  /**
   * Where it stands on phones, where a row becomes two lines: `start` and `end` share the first line, `below` follows
   * in the second with its header before it, `bare` without, `actions` gets a line of its own, `field` as well, under its
   * header, `hidden` stays away.
   * A second line that never breaks is made of `bare` and `fill`, which share what room there is and are cut, and
   * `last` at its end. `mark` is a short word beside the `end` of the first line. Unless told: the row header `start`, the
   * last column `end`, the others `below`.
   */
  phone?: 'start' | 'mark' | 'end' | 'below' | 'bare' | 'fill' | 'last' | 'actions' | 'field' | 'hidden';
  /** Gives way from 768 to 991 px, where its room is others'; `early` to 1199 px. */
  yields?: boolean | 'early';
  /** Leaves the paper out: buttons, menus. */
  screenOnly?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  selected: ReadonlySet<Key>;
  onChange: (selected: Set<Key>) => void;
  labelAll: string;
  labelRow: (row: Row) => string;
  disabled?: (row: Row) => boolean;
}

/** A line under the rows: a sum. */
export interface TableSum {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** The last word, under a strong line. */
  strong?: boolean;
}

export interface TableProps<Row> {
  /** What the table lists; read out. */
  caption: string;
  captionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /** Makes the row a link: one that can be opened in a new tab, not a press handler. */
  rowHref?: (row: Row) => string | undefined;
  rowTone?: (row: Row) => 'added' | 'removed' | 'chosen' | undefined;
  sort?: TableSort;
  /** The press on a header asks for this order. */
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  sums?: readonly TableSum[];
  /** The head stays in sight under this many px (the page's own header) while the page scrolls. */
  stickyHeader?: boolean;
  /**
   * On phones: rows of two lines, or the table as it is, to be scrolled sideways. `linesOnTablets` has two lines up to
   * 991 px: beside the member's menu a tablet has no more room for columns than a phone.
   */
  phoneLayout?: 'lines' | 'linesOnTablets' | 'scroll';
  dense?: boolean;
  /** This many rows of skeleton in place of rows. */
  loadingRows?: number;
  /** What stands there answers an earlier question: it is dimmed, and that there was nothing is not said of the next. */
  isStale?: boolean;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
}
