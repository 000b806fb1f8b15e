import type { KeyboardEvent } from 'react';

/** Marks a field as a cell of an editor's column, for `walkColumn`. */
export const cellOf = (column: string, row: number) => ({ 'data-column': column, 'data-row': row });

/**
 * Enter and the arrows go through a column, as in a sheet; a half-composed Hangul word is left alone. On the element
 * around the lines.
 */
export function walkColumn(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const { column, row } = field.dataset;
  if (column === undefined || row === undefined) return;
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-column="${column}"][data-row="${Number(row) + step}"]`,
  );
  next?.focus();
  next?.select();
}
