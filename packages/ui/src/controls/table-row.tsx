import type { Key } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { PlainLink } from './link-provider.tsx';
import styles from './table.module.scss';
import { alignment, yieldingClass } from './table-head.tsx';
import type { TableColumn, TableProps } from './table-props.ts';

type TableRowProps<Row> = TableProps<Row> & {
  row: Row;
  index: number;
  heading: TableColumn<Row> | undefined;
  onChoose: (key: Key, isChosen: boolean, toHere: boolean) => void;
};

/** One row; on phones two lines. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, index, rowKey, rowHref, rowTone, selection, heading, onChoose } = props;
  const href = rowHref?.(row);
  const key = rowKey(row, index);
  const tone = rowTone?.(row);

  return (
    <tr
      className={classNames(styles.row, href !== undefined && styles.linked, tone && styles[tone])}
      data-row={key}
      data-selected={selection?.selected.has(key) || undefined}
    >
      {selection ? (
        <td className={styles.pick}>
          <Checkbox
            label={selection.labelRow(row)}
            labelHidden
            disabled={selection.disabled?.(row)}
            checked={selection.selected.has(key)}
            onChange={({ currentTarget, nativeEvent }) =>
              onChoose(key, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      ) : null}
      {columns.map((column, at) => {
        const isHeading = column === heading;
        const place = column.phone ?? (isHeading ? 'start' : at === columns.length - 1 ? 'end' : 'below');
        const content = column.cell(row, index);
        const look = classNames(
          alignment(column),
          styles[`phone-${place}`],
          column.screenOnly && styles.screen,
          yieldingClass(column),
        );
        const isNamed = place === 'below' || place === 'field';
        const label = isNamed && typeof column.header === 'string' ? column.header : undefined;
        if (isHeading) {
          return (
            <th key={column.id} scope="row" className={look}>
              {href === undefined ? (
                content
              ) : (
                <PlainLink href={href} className={styles.link}>
                  {content}
                </PlainLink>
              )}
            </th>
          );
        }
        return (
          <td key={column.id} className={look} data-label={label}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
