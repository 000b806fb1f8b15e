import { type Key, useRef } from 'react';
import type { TableProps } from './table-props.ts';

/**
 * Chooses a row, or lets go of it; `toHere` does so with all rows from the one that was pressed before, as Shift does in lists of
 * files. Rows that cannot be chosen are left out.
 */
export function useRowChoice<Row>({ rows, rowKey, selection }: TableProps<Row>) {
  const pressed = useRef<Key | null>(null);
  return (key: Key, isChosen: boolean, toHere: boolean) => {
    if (selection === undefined) return;
    const keys = rows.map(rowKey);
    const from = toHere && pressed.current !== null ? keys.indexOf(pressed.current) : -1;
    const at = keys.indexOf(key);
    const [first, last] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
    const next = new Set(selection.selected);
    for (const [index, row] of rows.entries()) {
      const each = keys[index];
      if (index < first || index > last || each === undefined) continue;
      if (each !== key && selection.disabled?.(row)) continue;
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    pressed.current = key;
    selection.onChange(next);
  };
}
