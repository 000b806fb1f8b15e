import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Steps that can be taken back. */
const MOST_STEPS = 30;

/** To compare by: what is empty differs from what cannot be read, which JSON makes one. */
const textOf = (values: unknown): string =>
  JSON.stringify(values, (_, value) => (Number.isNaN(value) ? 'NaN' : value));

/** The field of an event or of the focus; null where it is none. */
const fieldOf = (target: EventTarget | null) => (target instanceof HTMLInputElement ? target : null);
/** The same, where it is a cell. */
const cellOf = (target: EventTarget | null) => {
  const field = fieldOf(target);
  return field?.dataset.column === undefined ? null : field;
};

interface UndoOptions<Values> {
  /** What is there. */
  read: () => Values;
  restore: (values: Values) => void;
}

/** What a step can be taken back with: what `LineGrid` shows, and the keys that it listens to. */
export type Undo = ReturnType<typeof useUndo>;

/**
 * Takes back the last change of the lines: what was typed into a cell since it got the focus, and what changed many cells at once (a
 * paste, a quick fill, a line that was left out), before which `keep` is called. Goes to `LineGrid`. A field draws its figure anew
 * in groups of three, and the browser's own Ctrl+Z knows nothing of that.
 */
export function useUndo<Values>({ read, restore }: UndoOptions<Values>) {
  const place = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState<readonly Values[]>([]);
  /** The cell whose typing is a step already. */
  const typing = useRef<EventTarget | null>(null);
  /** The cell to go back to once the lines are drawn anew. */
  const [left, setLeft] = useState<{ column: string | undefined; row: string | undefined } | null>(null);

  const keep = () => {
    typing.current = null;
    const now = structuredClone(read());
    setSteps((known) => [...known, now].slice(-MOST_STEPS));
  };
  const undo = () => {
    const now = textOf(read());
    const at = steps.findLastIndex((step) => textOf(step) !== now);
    typing.current = null;
    setSteps(steps.slice(0, Math.max(at, 0)));
    const values = steps[at];
    if (values === undefined) return;
    const cell = cellOf(document.activeElement);
    setLeft(cell && { column: cell.dataset.column, row: cell.dataset.row });
    restore(structuredClone(values));
  };

  const onType = useEffectEvent((event: Event) => {
    if (cellOf(event.target) === null || typing.current === event.target) return;
    keep();
    typing.current = event.target;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || steps.length === 0) return;
    // Words in other fields are the browser's own to take back.
    if (cellOf(event.target) === null && (fieldOf(event.target)?.value ?? '') !== '') return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const grid = place.current;
    const rest = () => {
      typing.current = null;
    };
    grid?.addEventListener('beforeinput', onType);
    grid?.addEventListener('focusout', rest);
    grid?.addEventListener('keydown', onKey);
    return () => {
      grid?.removeEventListener('beforeinput', onType);
      grid?.removeEventListener('focusout', rest);
      grid?.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (left === null) return;
    const cell = place.current?.querySelector<HTMLInputElement>(
      `input[data-column="${left.column}"][data-row="${left.row}"]`,
    );
    cell?.focus();
    cell?.select();
    setLeft(null);
  }, [left]);

  return { place, keep, undo, canUndo: steps.length > 0 };
}
