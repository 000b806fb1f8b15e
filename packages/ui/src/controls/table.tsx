import type { Key, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.scss';
import { TableHead, yieldingClass } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowChoice } from './use-row-choice.ts';

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
   * in the second with its header before it, `bare` without, `actions` gets a line of its own, `hidden` stays away.
   * A second line that never breaks is made of `bare` and `fill`, which share what room there is and are cut, and
   * `last` at its end. `mark` is a short word beside the `end` of the first line. Unless told: the row header `start`, the last column `end`, the others `below`.
   */
  phone?: 'start' | 'mark' | 'end' | 'below' | 'bare' | 'fill' | 'last' | 'actions' | 'hidden';
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
  /** On phones: rows of two lines, or the table as it is, to be scrolled sideways. */
  phoneLayout?: 'lines' | 'scroll';
  dense?: boolean;
  /** This many rows of skeleton in place of rows. */
  loadingRows?: number;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

/** Rows under columns. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionShown,
    columns,
    rows,
    selection,
    sums,
    loadingRows = 0,
    empty,
    phoneLayout = 'lines',
  } = props;
  const choose = useRowChoice(props);
  const span = columns.length + (selection ? 1 : 0);
  const heading = columns.find((column) => column.rowHeader) ?? columns[0];
  const look = classNames(
    styles.table,
    styles[phoneLayout],
    props.stickyHeader && styles.sticky,
    props.dense && styles.dense,
    props.className,
  );

  return (
    <div className={classNames(styles.frame, props.stickyHeader && styles.open)}>
      <table className={look} aria-busy={loadingRows > 0 || undefined}>
        <caption className={captionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <colgroup>
          {selection ? <col width={44} /> : null}
          {columns.map((column) => (
            <col key={column.id} width={column.width} className={yieldingClass(column)} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody>
          {loadingRows > 0
            ? Array.from({ length: loadingRows }, (_, line) => (
                <tr key={line} className={styles.waiting}>
                  <td colSpan={span}>
                    <Skeleton height={20} width={line % 2 === 0 ? '86%' : '72%'} />
                  </td>
                </tr>
              ))
            : rows.map((row, index) => (
                <TableRow
                  key={props.rowKey(row, index)}
                  {...props}
                  row={row}
                  index={index}
                  heading={heading}
                  onChoose={choose}
                />
              ))}
          {loadingRows === 0 && rows.length === 0 && empty !== undefined ? (
            <tr className={styles.none}>
              <td colSpan={span}>{empty}</td>
            </tr>
          ) : null}
        </tbody>
        {sums && sums.length > 0 ? (
          <tfoot>
            {sums.map((sum) => (
              <tr key={sum.id} className={classNames(styles.sum, sum.strong && styles.strong)}>
                <th scope="row" colSpan={Math.max(1, span - 1)}>
                  {sum.label}
                </th>
                <td>{sum.value}</td>
              </tr>
            ))}
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
