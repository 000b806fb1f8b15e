import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Search } from './use-search.ts';

/** What an entry of the panel carries, so that the keys of the field find it. */
export const ENTRY = 'data-entry';
/** What takes a recent search away, in the row of its entry. */
export const REMOVE = 'data-remove';

/** What Enter takes where the keys are on nothing. */
export const USUAL = 'data-usual';

/** What the field asks of its panel; its code comes with the panel. */
export interface PanelKeys {
  /** The keys are on nothing again. */
  leave: () => void;
  /** Does what the active entry does, or the usual one; false where there is none. */
  choose: () => boolean;
  /** Whether the key was one of these. */
  onKey: (event: KeyboardEvent) => boolean;
}

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

/** A list of a panel: suggestions, or recent searches. */
export interface PanelListProps {
  ref: RefObject<HTMLElement | null>;
  /** Of the list, for the field. */
  id: string;
  search: Search;
  /** Id of the entry that the keys are on. */
  active: string | undefined;
}

interface PanelParts {
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<PanelKeys | null>;
}

/**
 * Goes through the entries of a panel while the focus stays in the field, and gives the id of the entry that the keys are
 * on. Arrows wrap around; Home and End go to the ends; Delete takes a recent search away.
 */
export function usePanelKeys({ panel, field, keys }: PanelParts): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const input = field.current;
    if (active !== undefined) input?.setAttribute('aria-activedescendant', active);
    return () => input?.removeAttribute('aria-activedescendant');
  }, [active, field]);
  useImperativeHandle(keys, () => ({
    leave: () => setActive(undefined),
    choose: () => {
      const chosen = active === undefined ? null : document.getElementById(active);
      const entry = chosen ?? panel.current?.querySelector<HTMLElement>(`[${USUAL}]`);
      if (entry) press(entry);
      return Boolean(entry);
    },
    onKey: (event) => {
      if (event.nativeEvent.isComposing) return false;
      const entries = [...(panel.current?.querySelectorAll<HTMLElement>(`[${ENTRY}]`) ?? [])];
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
  }));
  return active;
}
