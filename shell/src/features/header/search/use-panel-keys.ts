import { type KeyboardEvent, useState } from 'react';

/** What an entry of the panel carries, so that the keys of the field find it. */
export const ENTRY = 'data-entry';
/** What takes a recent search away, in the row of its entry. */
export const REMOVE = 'data-remove';

/** An entry is a link or a button, or a cell with one. */
const press = (entry: HTMLElement): void => (entry.querySelector<HTMLElement>('button') ?? entry).click();

/** The next entry for a key; undefined where the key is the field's own. */
function nextAt(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  // Within a word Home and End move the caret.
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Goes through the entries of a panel while the focus stays in the field: `active` is the id of the entry that the keys are
 * on. Arrows wrap around; Home and End go to the ends; Delete takes a recent search away.
 */
export function usePanelKeys(panel: () => HTMLElement | null) {
  const [active, setActive] = useState<string>();

  return {
    active,
    leave: () => setActive(undefined),
    /** Does what the active entry does; false where there is none. */
    choose: (): boolean => {
      const entry = active === undefined ? null : document.getElementById(active);
      if (entry) press(entry);
      return entry !== null;
    },
    /** Whether the key was one of these. */
    onKey: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing) return false;
      const entries = [...(panel()?.querySelectorAll<HTMLElement>(`[${ENTRY}]`) ?? [])];
      const at = entries.findIndex(({ id }) => id === active);
      if (event.key === 'Delete' && at >= 0) {
        const cell = entries[at]?.closest('[role="row"]')?.querySelector<HTMLElement>(`[${REMOVE}]`);
        if (!cell) return false;
        event.preventDefault();
        press(cell);
        setActive((entries[at + 1] ?? entries[at - 1])?.id);
        return true;
      }
      const next = nextAt(event.key, at, entries.length);
      if (next === undefined) return false;
      event.preventDefault();
      setActive(entries[next]?.id);
      entries[next]?.scrollIntoView?.({ block: 'nearest' });
      return true;
    },
  };
}

export type PanelKeys = ReturnType<typeof usePanelKeys>;
