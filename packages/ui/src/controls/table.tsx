import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.scss';
import { TableHead, yieldingClass } from './table-head.tsx';
import type { TableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import { useRowChoice } from './use-row-choice.ts';

/** Rows of skeleton where there were none to show while the next question is on its way. */
const WAITING_ROWS = 8;

/** Rows under columns. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionShown,
    columns,
    rows,
    selection,
    sums,
    isStale = false,
    loadingRows = isStale && rows.length === 0 ? WAITING_ROWS : 0,
    empty,
    phoneLayout = 'lines',
  } = props;
  const choose = useRowChoice(props);
  const span = columns.length + (selection ? 1 : 0);
  // A cell that spans columns which have given way would make others in their place.
  const yielding = columns.slice(0, -1).filter(({ yields }) => yields);
  const heading = columns.find((column) => column.rowHeader) ?? columns[0];
  const look = classNames(
    styles.table,
    styles[phoneLayout],
    props.stickyHeader && styles.sticky,
    props.dense && styles.dense,
    isStale && styles.stale,
    props.className,
  );

  return (
    <div className={classNames(styles.frame, props.stickyHeader && styles.open)}>
      <table className={look} aria-busy={loadingRows > 0 || undefined}>
        <caption className={captionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <colgroup>
          {selection ? <col width={44} /> : null}
          {columns.map((column) => (
            <col
              key={column.id}
              width={column.width}
              className={classNames(yieldingClass(column), column.screenOnly && styles.screen)}
            />
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
                {yielding.map((column) => (
                  <td key={column.id} className={classNames(styles.room, yieldingClass(column))} />
                ))}
                <th scope="row" colSpan={Math.max(1, span - 1 - yielding.length)}>
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
