import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Steps that can be taken back. */
const MOST_STEPS = 30;

/**
 * Takes back what changed many cells at once: a paste, a quick fill, a line that was left out. `keep` is called before such
 * a step with what is there; `onInput` and `onKeyDown` go on the element around the lines, where Ctrl+Z takes the last step
 * back unless something was typed since, which the browser takes back itself.
 */
export function useUndo<Values>(restore: (values: Values) => void) {
  const [steps, setSteps] = useState<readonly Values[]>([]);
  const hasTyped = useRef(false);
  const undo = () => {
    const last = steps.at(-1);
    if (last === undefined) return;
    setSteps(steps.slice(0, -1));
    hasTyped.current = false;
    restore(last);
  };
  return {
    canUndo: steps.length > 0,
    undo,
    keep: (values: Values) => {
      hasTyped.current = false;
      setSteps((known) => [...known, structuredClone(values)].slice(-MOST_STEPS));
    },
    around: {
      onInput: (_event: FormEvent) => {
        hasTyped.current = true;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
        if (!isUndo || hasTyped.current || steps.length === 0) return;
        event.preventDefault();
        undo();
      },
    },
  };
}
