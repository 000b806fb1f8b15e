/** Entries of the panel, by the lists that stand side by side. */
const columnsOf = (panel: HTMLElement): HTMLElement[][] =>
  [...panel.querySelectorAll('ul')]
    .map((list) => [...list.querySelectorAll<HTMLElement>('a, button')])
    .filter((entries) => entries.length > 0);

/**
 * Moves the focus among lists that stand side by side: up and down in one, left and right to the next one, Home and End to
 * its ends.
 *
 * @returns whether the key meant something here
 */
export function moveInColumns(panel: HTMLElement, from: EventTarget, key: string): boolean {
  const columns = columnsOf(panel);
  const at = columns.findIndex((entries) => entries.includes(from as HTMLElement));
  const entries = columns[at];
  if (entries === undefined) return false;
  const row = entries.indexOf(from as HTMLElement);
  const besides = (column: HTMLElement[] | undefined) => column?.[Math.min(row, column.length - 1)];
  const target: Record<string, HTMLElement | undefined> = {
    ArrowDown: entries[row + 1],
    ArrowUp: entries[row - 1],
    ArrowRight: besides(columns[at + 1]),
    ArrowLeft: besides(columns[at - 1]),
    Home: entries[0],
    End: entries.at(-1),
  };
  if (!(key in target)) return false;
  target[key]?.focus();
  return true;
}
