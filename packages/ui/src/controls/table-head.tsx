import type { Key } from 'react';
import { classNames } from '../class-names.ts';
import { chevronDownIcon, chevronUpIcon, sortIcon } from '../icons.ts';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';
import styles from './table.module.scss';
import type { TableColumn, TableProps, TableSort } from './table-props.ts';

/** The head of a table: headers that sort, and the box that takes all rows. */
export function TableHead<Row>({ columns, rows, rowKey, sort, onSort, selection }: TableProps<Row>) {
  const open = selection ? rows.filter((row) => !selection.disabled?.(row)) : [];
  const keys: Key[] = open.map((row) => rowKey(row, rows.indexOf(row)));
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;

  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className={styles.pick}>
            <Checkbox
              label={selection.labelAll}
              labelHidden
              disabled={keys.length === 0}
              checked={keys.length > 0 && chosen === keys.length}
              indeterminate={chosen > 0 && chosen < keys.length}
              onChange={(event) => {
                const next = new Set(selection.selected);
                for (const key of keys) event.currentTarget.checked ? next.add(key) : next.delete(key);
                selection.onChange(next);
              }}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(
              alignment(column),
              column.screenOnly && styles.screen,
              yieldingClass(column),
              column.sortable && onSort && styles.sortable,
            )}
            aria-sort={column.sortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
          >
            {column.sortable && onSort ? (
              <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column.id, sort))}>
                {column.header}
                <Icon drawing={sortDrawing(column.id, sort)} size={14} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What hides a column where its room is others'. */
export const yieldingClass = <Row,>({ yields }: TableColumn<Row>): string | undefined =>
  yields === 'early' ? styles.yieldsEarly : yields ? styles.yields : undefined;

/** Where the cells of a column stand. */
export function alignment<Row>(column: TableColumn<Row>): string | undefined {
  return classNames(
    column.numeric && styles.figures,
    styles[column.align ?? (column.numeric ? 'end' : 'start')],
  );
}

function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const turned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

function sortDrawing(column: string, sort: TableSort | undefined) {
  if (sort?.column !== column) return sortIcon;
  return sort.direction === 'ascending' ? chevronUpIcon : chevronDownIcon;
}
